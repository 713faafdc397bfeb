/* One suit of a misère by itself: can the others make seat 0 take a trick of it? Part of kernel.c. */

/* Its cards from below, two bits each for the owner in `low` and `high`, and how many of them seats 1 to 3 may still
   throw away, two bits a seat (UNLIMITED: all): `spare` while seat 0 keeps his, `paid` in rounds of another suit that
   seat 0 is out of as well. */
typedef struct {
    u32 number, low, high, spare, paid;
} Suit;

#define UNLIMITED 3
#define SUITS 87381 /* suits of 0 to 8 cards: 1 + 4 + ... + 4 to the 8th */
#define PAID (1 << 16)

static u64 suits_known[SUITS], suits_lost[SUITS]; /* a bit for each `spare`, nothing paid */
static u32 paid_known[PAID];                      /* the suit with `spare` and `paid`, and the answer in the lowest bit */

static inline u32 cards_in(Suit suit, u32 seat) {
    return ((1u << suit.number) - 1) & (seat & 1 ? suit.low : ~suit.low) & (seat & 2 ? suit.high : ~suit.high);
}

static Suit suit_without(Suit suit, u32 gone) {
    while (gone) {
        u32 card = highest(gone), under = bit(card) - 1;
        suit.low = (suit.low & under) | (suit.low >> 1 & ~under);
        suit.high = (suit.high & under) | (suit.high >> 1 & ~under);
        suit.number--;
        gone ^= bit(card);
    }
    return suit;
}

/* `throws` of seats 1 to 3, of which one has used one. */
static inline u32 used(u32 throws, u32 seat) {
    u32 at = 2 * (seat - 1);
    return (throws >> at & 3) == UNLIMITED ? throws : throws - (1u << at);
}

static int suit_loses(Suit suit);

/* One round of the suit, `played` of its players have played: whether seat 0 takes it or a later one. */
static int round_loses(Suit suit, u32 played, u32 seat, u32 best, u32 winner, u32 gone) {
    u32 cards;
    if (played == 4) return winner == 0 || suit_loses(suit_without(suit, gone));
    cards = cards_in(suit, seat);
    if (!cards) return round_loses(suit, played + 1, (seat + 1) & 3, best, winner, gone);
    for (cards &= ~(cards >> 1); cards; cards &= cards - 1) {
        u32 card = lowest(cards);
        int takes = !gone || card > best;
        int loses = round_loses(suit, played + 1, (seat + 1) & 3, takes ? card : best, takes ? seat : winner,
                                gone | bit(card));
        if (loses == (seat != 0)) return loses;
    }
    return seat == 0;
}

/* A round of another suit in which seat 0 has thrown a card away: seats from `seat` on may do so too, at least one. */
static int paid_loses(Suit suit, u32 seat, int any) {
    u32 cards;
    if (seat == 4) return any && suit_loses(suit);
    if (paid_loses(suit, seat + 1, any)) return 1;
    if (!(suit.paid >> 2 * (seat - 1) & 3)) return 0;
    cards = cards_in(suit, seat);
    for (cards &= ~(cards >> 1); cards; cards &= cards - 1) {
        Suit then = suit_without(suit, bit(lowest(cards)));
        then.paid = used(suit.paid, seat);
        if (paid_loses(then, seat + 1, 1)) return 1;
    }
    return 0;
}

static int suit_searched(Suit suit) {
    for (u32 seat = 1; seat < 4; seat++)
        if (cards_in(suit, seat) && round_loses(suit, 0, seat, 0, 0, 0)) return 1;
    for (u32 seat = 1; seat < 4; seat++) {
        u32 cards = cards_in(suit, seat);
        if (!(suit.spare >> 2 * (seat - 1) & 3)) continue;
        for (cards &= ~(cards >> 1); cards; cards &= cards - 1) {
            Suit then = suit_without(suit, bit(lowest(cards)));
            then.spare = used(suit.spare, seat);
            if (suit_loses(then)) return 1;
        }
    }
    return suit.paid && paid_loses(suit_without(suit, bit(highest(cards_in(suit, 0)))), 1, 0);
}

/* Whether the others can make seat 0 take a trick of the suit when any of them may lead it at any time and throw away
   his spare cards of it at any time. Seat 0 throws his highest away where a throw of theirs is paid for, else none, though
   that never hurts. */
static int suit_loses(Suit suit) {
    u32 at = ((1u << 2 * suit.number) - 1) / 3 + (suit.low | suit.high << suit.number);
    u32 key = at << 12 | suit.spare << 6 | suit.paid, *known = &paid_known[key * 0x9e3779b1u >> 16];
    int loses;
    if (!cards_in(suit, 0)) return 0;
    if (suit.paid ? *known >> 1 == key : suits_known[at] >> suit.spare & 1)
        return (int)((suit.paid ? *known : suits_lost[at] >> suit.spare) & 1);
    loses = suit_searched(suit);
    if (suit.paid) {
        *known = key << 1 | (u32)loses;
    } else {
        suits_known[at] |= 1ull << suit.spare;
        suits_lost[at] |= (u64)loses << suit.spare;
    }
    return loses;
}

/* How many cards of other suits each of seats 1 to 3 can throw away on rounds of suit `s` (`all`), and in how many of
   these seat 0 is out of the suit as well (`paid`): there are no more rounds than the longest holding, and a seat is out
   of it in no more of them than it is shorter. */
static void throws(const u32 *hand, u32 s, int *all, int *paid) {
    int length[4], longest = 0;
    for (u32 seat = 0; seat < 4; seat++) length[seat] = count(hand[seat] >> 8 * s & 0xff);
    for (u32 seat = 1; seat < 4; seat++)
        if (length[seat] > longest) longest = length[seat];
    for (u32 seat = 1; seat < 4; seat++) {
        int out = longest - length[0];
        all[seat] = longest - length[seat];
        paid[seat] = out < 0 ? 0 : out < all[seat] ? out : all[seat];
    }
}

static inline u32 limited(int number, u32 seat) {
    return (u32)(number < UNLIMITED ? number : UNLIMITED) << 2 * (seat - 1);
}

/* Whether seat 0, who may take no trick and does not lead, is safe in every suit taken by itself; seats from `aside` on
   have yet to set a card aside. What he throws away he can throw away of one suit only: of the one that needs it.

   To throw away a card of one of the other suits only moves such a chance from one suit to another. */
static int safe(Cards cards, const u32 *hand, u32 aside) {
    int all[4][4], paid[4][4], risks = 0;
    Suit risky = {0, 0, 0, 0, 0};
    for (u32 s = 0; s < 4; s++) throws(hand, s, all[s], paid[s]);
    for (u32 s = 0; s < 4; s++) {
        Suit suit = {(u32)count(cards.there >> 8 * s & 0xff), (u32)cards.owners >> 8 * s & 0xff,
                     (u32)(cards.owners >> (32 + 8 * s)) & 0xff, 0, 0}, paying = suit;
        if (!(hand[0] >> 8 * s & 0xff)) continue;
        for (u32 seat = 1; seat < 4; seat++) {
            int spare = seat >= aside, pays = 0;
            for (u32 other = 0; other < 4; other++)
                if (other != s) spare += all[other][seat], pays += paid[other][seat];
            suit.spare |= limited(spare, seat);
            paying.spare |= limited(spare - pays, seat);
            paying.paid |= limited(pays, seat);
        }
        if (!suit_loses(suit)) continue;
        if (risks++ || !paying.paid) return 0;
        risky = paying;
    }
    return !risks || !suit_loses(risky);
}
