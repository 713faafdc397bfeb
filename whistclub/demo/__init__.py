"""A demo club with invented people, evenings and deals, for trying out the program and for benchmarks."""
