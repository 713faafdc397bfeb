"""The desktop program: Qt pages over the club. It does no arithmetic on scores and runs no SQL."""
