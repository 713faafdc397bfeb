/* Solves deals of Whist 32 with open cards: is the contract made when both sides play their best?

Compiled to WebAssembly (kernel.wasm beside this file) by packaging/kernel.py.

Cards are bits: 8 * suit + rank, the 7 is rank 0 and the ace rank 7. Seat 0 asks, the others follow clockwise.
After every trick the ranks of each suit move together, so that only their order counts: two cards of a hand that no
other card separates are neighbours, and positions that differ only in cards long gone are one position. */

typedef unsigned char u8;
typedef unsigned int u32;
typedef unsigned long long u64;

#ifdef __wasm__
#define EXPORT(name) __attribute__((export_name(#name))) name
#else
#define EXPORT(name) name
#endif

#define BATCH 1024      /* questions at once */
#define SLOTS (1 << 18) /* positions kept, 16 bytes each */

/* A question. `hand` holds the cards already played to the running trick too, `played` are these, in order. `side`: bit
   mask of the seats that play the contract, who have to take at least `least` and at most `most` of the tricks left.
   `aside`: seats 1 to 3 each set aside one card before the first trick (seat 0 has done so: one card fewer). */
typedef struct {
    u32 hand[4], leader, side;
    int least, most;
    u32 played, card[3], aside, unused[3];
} Question;

static Question questions[BATCH];
static u8 answers[BATCH];
static u32 trumps; /* the bits of the trump suit, 0: none */

/* Cards not played yet, and who holds each: two bits a card, one in each half of `owners`. */
typedef struct {
    u64 owners;
    u32 there;
} Cards;

typedef struct {
    u64 owners;
    u32 rest; /* number of cards a suit, leader, side, tricks to take, answer */
    u32 used;
} Slot;

static Slot slots[SLOTS];

typedef struct {
    Cards cards;
    u32 hand[4], leader, side;
    int least, most, left; /* `left`: tricks to play, this one included */
    int risk[4];           /* of each suit, where tricks are to be avoided: how soon it catches seat 0 */
} Trick;

static int made(Cards cards, u32 leader, u32 side, int least, int most, int left);

/* Whether seat 0 plays alone without trumps and may take no trick. */
static inline int misere(u32 side, int most) { return side == 1 && most == 0 && !trumps; }

#ifdef COUNT
u64 tricks_seen, tricks_kept;
#endif

static inline u32 bit(u32 card) { return 1u << card; }
static inline u32 suit_of(u32 card) { return 0xffu << (card & 24); }
static inline u32 lowest(u32 cards) { return (u32)__builtin_ctz(cards); }
static inline u32 highest(u32 cards) { return 31 - (u32)__builtin_clz(cards); }
static inline u32 above(u32 card) { return suit_of(card) & ~((2u << card) - 1); }
static inline u32 below(u32 card) { return suit_of(card) & (bit(card) - 1); }
static inline int count(u32 cards) { return __builtin_popcount(cards); }

static inline u32 hand_of(Cards cards, u32 seat) {
    u32 low = (u32)cards.owners, high = (u32)(cards.owners >> 32);
    return cards.there & (seat & 1 ? low : ~low) & (seat & 2 ? high : ~high);
}

/* Takes cards out and closes the gaps. */
static Cards without(Cards cards, u32 gone) {
    while (gone) {
        u32 card = highest(gone), over = above(card), keep = ~(over | bit(card));
        u64 over2 = over | (u64)over << 32, keep2 = keep | (u64)keep << 32;
        cards.owners = (cards.owners & keep2) | (cards.owners & over2) >> 1;
        cards.there = (cards.there & keep) | (cards.there & over) >> 1;
        gone ^= bit(card);
    }
    return cards;
}

/* The highest card of each run of neighbours. */
static inline u32 once(u32 hand) { return hand & ~((hand >> 1) & 0x7f7f7f7fu); }

static inline int beats(u32 card, u32 best) {
    if (suit_of(card) == suit_of(best)) return card > best;
    return (bit(card) & trumps) != 0;
}

/* How soon a suit that others lead catches a hand that may take no trick: 8 - k for the first k for which the k-th lowest
   card of the hand is above the k-th lowest of the others; 0: never. */
static int risk(u32 mine, u32 others) {
    for (int left = 7; mine && others; left--) {
        if (lowest(mine) > lowest(others)) return left;
        mine &= mine - 1;
        others &= others - 1;
    }
    return 0;
}

#include "suit.h"

/* Whether the leader has a card that seat 0 has to take, whatever seat 0 plays. */
static int caught(const u32 *hand, u32 leader) {
    for (u32 suit = 0; suit < 32; suit += 8) {
        u32 cards = 0xffu << suit, mine = hand[0] & cards, low, seat;
        if (!mine) continue;
        low = bit(lowest(mine)) - 1;
        if (!(hand[leader] & cards & low)) continue;
        for (seat = 1; seat < 4; seat++)
            if ((hand[seat] & cards) && !(hand[seat] & cards & low)) break;
        if (seat == 4) return 1;
    }
    return 0;
}

/* Tricks in one suit that the hand takes by playing it from above; all its cards once nobody else has any left. */
static int from_above(const u32 *hand, u32 seat, u32 suit, int *drawn) {
    u32 mine = hand[seat] & suit, others = 0;
    int top = 0, longest = 0;
    for (u32 other = 0; other < 4; other++)
        if (other != seat) {
            int length = count(hand[other] & suit);
            others |= hand[other] & suit;
            if (length > longest) longest = length;
        }
    for (u32 rest = mine; rest && (!others || highest(rest) > highest(others)); rest ^= bit(highest(rest))) top++;
    *drawn = top >= longest;
    return *drawn ? count(mine) : top;
}

/* Tricks the leader takes without ever giving up the lead. */
static int sure(const u32 *hand, u32 leader) {
    int drawn = 1, tricks = trumps ? from_above(hand, leader, trumps, &drawn) : 0, unused;
    if (!drawn) return tricks;
    for (u32 suit = 0xff; suit; suit <<= 8)
        if (suit != trumps && (hand[leader] & suit)) tricks += from_above(hand, leader, suit, &unused);
    return tricks;
}

/* Which card to try first: the higher the number the sooner. Only the time depends on it, never the answer. */
static int promise(const Trick *t, u32 seat, u32 card, int played, u32 best, u32 winner) {
    int rank = (int)(card & 7), asks = (int)(t->side >> seat & 1);
    u32 suit = suit_of(card);
    if (t->most < t->left) { /* tricks to be avoided */
        int risk = t->risk[card >> 3];
        if (asks) {
            if (!played) return -rank;
            if (suit == suit_of(best)) return card < best ? 16 + rank : 8 - rank;
            return 8 * risk + rank;
        }
        if (!played) return 8 * risk - rank;
        if (suit == suit_of(best)) {
            int turn = (int)(4 - t->leader) & 3; /* when seat 0 plays */
            if (turn < played && winner != 0) return rank;
            return 8 - rank;
        }
        return 8 - risk + 8 * rank;
    }
    if (!played) return rank + (bit(card) & trumps ? 8 : 0);
    if (((t->side >> winner ^ t->side >> seat) & 1) == 0) return beats(card, best) ? -rank - 8 : -rank;
    return beats(card, best) ? 16 + (played == 3 ? -rank : rank) : -rank;
}

/* The cards seat 0, who may take no trick, needs to try when another leads. Of two cards of a suit neither of which
   takes the trick, it is never worse to be rid of the higher: the lower can later do whatever the higher would. */
static u32 worth_trying(u32 cards, u32 best) {
    u32 under, tried = 0;
    if (cards & suit_of(best)) {
        under = cards & below(best);
        return (cards & above(best)) | (under ? bit(highest(under)) : 0);
    }
    for (u32 suit = 0xff; suit; suit <<= 8)
        if (cards & suit) tried |= bit(highest(cards & suit));
    return tried;
}

/* The cards one of the others needs to try in a misère where they do not decide the trick: the highest of those between
   which lie none but his and `through`, cards of seat 0 or cards already played. What he keeps lower takes or gives up the
   lead in the same tricks, only that seat 0 may have to take one of them. */
static u32 worth_keeping_below(u32 cards, u32 through) {
    u32 covered = cards, before;
    do {
        before = covered;
        covered |= (covered >> 1 & 0x7f7f7f7fu) & through;
    } while (covered != before);
    return cards & ~(covered >> 1 & 0x7f7f7f7fu);
}

static int play(const Trick *t, int played, u32 seat, u32 led, u32 best, u32 winner, u32 gone) {
    u32 cards, order[8];
    int found = 0, asks, promised[8];
    if (played == 4) {
        int won = (int)(t->side >> winner & 1), least = t->least - won, most = t->most - won, left = t->left - 1;
        if (most < 0 || least > left) return 0;
        if (least <= 0 && most >= left) return 1;
        return made(without(t->cards, gone), winner, t->side, least, most, left);
    }
    cards = t->hand[seat];
    asks = (int)(t->side >> seat & 1);
    if (played && (cards & led)) cards &= led;
    if (played && misere(t->side, t->most)) {
        if (asks)
            cards = worth_trying(once(cards), best);
        else if (!(cards & led))
            cards = worth_keeping_below(cards, t->hand[0] | gone);
        else
            cards = worth_keeping_below(cards, (int)((4 - t->leader) & 3) < played ? t->hand[0] & ~gone : 0);
    } else {
        cards = once(cards);
    }
    for (; cards; cards &= cards - 1) {
        u32 card = lowest(cards);
        int value = cards & (cards - 1) || found ? promise(t, seat, card, played, best, winner) : 0, at = found++;
        for (; at && promised[at - 1] < value; at--) {
            promised[at] = promised[at - 1];
            order[at] = order[at - 1];
        }
        promised[at] = value;
        order[at] = card;
    }
    for (int i = 0; i < found; i++) {
        u32 card = order[i];
        int takes = !played || beats(card, best);
        if (play(t, played + 1, (seat + 1) & 3, played ? led : suit_of(card), takes ? card : best, takes ? seat : winner,
                 gone | bit(card)) == asks)
            return asks;
    }
    return !asks;
}

/* Fills in hands and risks. */
static void look(Trick *t) {
    for (u32 seat = 0; seat < 4; seat++) t->hand[seat] = hand_of(t->cards, seat);
    if (t->most < t->left)
        for (u32 s = 0; s < 4; s++) {
            u32 suit = 0xffu << 8 * s;
            t->risk[s] = risk(t->hand[0] & suit, t->cards.there & suit & ~t->hand[0]);
        }
}

static int searched(Trick *t) {
    int asks = (int)(t->side >> t->leader & 1);
    if (t->leader && misere(t->side, t->most)) {
        if (safe(t->cards, t->hand, 4)) return 1;
        if (caught(t->hand, t->leader)) return 0;
    }
    if (asks ? t->most >= t->left : 1) {
        int tricks = sure(t->hand, t->leader);
        if (asks ? tricks >= t->least : t->left - tricks < t->least) return asks;
    }
    return play(t, 0, t->leader, 0, 0, 0, 0);
}

static int made(Cards cards, u32 leader, u32 side, int least, int most, int left) {
    Trick t;
    Slot *slot;
    u32 rest = 0;
    u64 key;
    int answer;
    for (u32 suit = 0; suit < 32; suit += 8) rest = rest << 4 | (u32)count(cards.there & 0xffu << suit);
    rest = rest << 2 | leader;
    rest = rest << 4 | side;
    rest = rest << 4 | (u32)(least < 0 ? 0 : least);
    rest = rest << 4 | (u32)(most > left ? left : most);
    key = (cards.owners ^ (u64)rest << 17) * 0x9e3779b97f4a7c15u;
    key ^= key >> 29;
    key *= 0xbf58476d1ce4e5b9u;
    slot = &slots[key >> 46];
    (void)sizeof(char[SLOTS == 1 << 18 ? 1 : -1]);
    if (slot->used && slot->owners == cards.owners && slot->rest == rest) return (int)slot->used - 1;
#ifdef COUNT
    tricks_seen++;
#endif
    t.cards = cards;
    t.leader = leader;
    t.side = side;
    t.least = least;
    t.most = most;
    t.left = left;
    look(&t);
    answer = searched(&t);
    slot->owners = cards.owners;
    slot->rest = rest;
    slot->used = (u32)answer + 1;
    return answer;
}

static int aside(Cards cards, u32 seat, const Question *q, int left) {
    u32 hand, order[8];
    int found = 0, promised[8];
    if (seat == 4) return made(cards, q->leader, q->side, q->least, q->most, left);
    if (q->leader && misere(q->side, q->most)) {
        u32 hands[4] = {hand_of(cards, 0), hand_of(cards, 1), hand_of(cards, 2), hand_of(cards, 3)};
        if (safe(cards, hands, seat)) return 1;
    }
    hand = hand_of(cards, seat);
    hand = misere(q->side, q->most) ? worth_keeping_below(hand, hand_of(cards, 0)) : once(hand);
    for (; hand; hand &= hand - 1) {
        u32 card = lowest(hand), suit = suit_of(card), mine = hand_of(cards, 0) & suit;
        int value = (int)(card & 7) * 8 - risk(mine, cards.there & suit & ~mine), at = found++;
        for (; at && promised[at - 1] < value; at--) {
            promised[at] = promised[at - 1];
            order[at] = order[at - 1];
        }
        promised[at] = value;
        order[at] = card;
    }
    for (int i = 0; i < found; i++)
        if (!aside(without(cards, bit(order[i])), seat + 1, q, left)) return 0;
    return 1;
}

/* Moves the ranks of the cards that are there together; `card`: the same for the cards played. */
static Cards together(const Question *q, u32 *card) {
    Cards cards = {0, ~0u};
    u32 there = q->hand[0] | q->hand[1] | q->hand[2] | q->hand[3];
    cards.owners = (q->hand[1] | q->hand[3]) | (u64)(q->hand[2] | q->hand[3]) << 32;
    for (u32 i = 0; i < q->played; i++) card[i] = q->card[i] - (u32)count(~there & below(q->card[i]));
    return without(cards, ~there);
}

static int answer(const Question *q) {
    u32 card[3], best = 0, winner = q->leader, gone = 0;
    int left = count(q->hand[0]);
    Cards cards = together(q, card);
    Trick t = {cards, {0, 0, 0, 0}, q->leader, q->side, q->least, q->most, left, {0, 0, 0, 0}};
    if (q->most < 0 || q->least > left) return 0;
    if (q->least <= 0 && q->most >= left) return 1;
    if (q->aside) return aside(cards, 1, q, left);
    if (!q->played) return made(cards, q->leader, q->side, q->least, q->most, left);
    look(&t);
    for (u32 i = 0; i < q->played; i++) {
        if (!i || beats(card[i], best)) {
            best = card[i];
            winner = (q->leader + i) & 3;
        }
        gone |= bit(card[i]);
    }
    return play(&t, (int)q->played, (q->leader + q->played) & 3, suit_of(card[0]), best, winner, gone);
}

/* Where questions are written, one after the other. */
Question *EXPORT(questions_at)(void) { return questions; }

/* Where the answers are read: a byte a question, 1: made. */
u8 *EXPORT(answers_at)(void) { return answers; }

/* Begins questions under one trump suit (0 to 3, 4: none); forgets the positions of those before. */
void EXPORT(begin)(u32 suit) {
    trumps = suit < 4 ? 0xffu << 8 * suit : 0;
    for (u32 i = 0; i < SLOTS; i++) slots[i].used = 0;
}

/* Answers the first `number` questions. */
void EXPORT(solve)(u32 number) {
    for (u32 i = 0; i < number; i++) answers[i] = (u8)answer(&questions[i]);
}
