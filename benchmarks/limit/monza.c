/*
 * Monza by hand: the limit that the compiled lane is measured against, and a second opinion on the rules.
 *
 * It plays the same races as paddock.games.monza.simulation: the same draws by number, the same legal moves in the same
 * order, the same greedy driver with the same table of remembered routes. So the tallies must be equal, checksum and all.
 * It shares no text with the Python rules. Rule ids (MZ-..) are those of the rule page.
 *
 *     monza COURSE BOTS SEED BOT_SEED BEGIN END
 *
 * COURSE is a text file written by benchmarks/monza_limit.py; BOTS has a letter a seat, r(andom) or g(reedy); the races
 * numbered BEGIN up to END, which is not played itself, are tallied on standard output, with the seconds of processor
 * time that they took.
 */
#define _POSIX_C_SOURCE 199309L

#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { COLOURS = 6, NO_COLOUR = 6, MAX_CARS = 6, LANES = 3, DICE = 6, TURBO_DICE = 2, ALL_TILES = 63 };
enum { START = 0, MOST_SPACES = 250, NOWHERE = 255 };
enum { LONGEST_RACE = 2000, ROUNDS = 512 };
static const uint64_t SMALL_PRIME = 2147483647, PRIME = 2305843009213693951;
enum obligation { CONTINUE, LONGEST, FREE };
enum bonus { NO_BONUS, OTHERS, ANY };

/* ---- the course: what does not change ------------------------------------------------------------------------------ */

struct space {
    uint8_t step[LANES]; /* the space of each lane that a car can step to (MZ-11), or NOWHERE */
    uint8_t back;        /* the nearest space behind in the lane that is no obstacle, or START (MZ-26) */
    uint8_t colour;
    uint8_t shift; /* where this colour is counted in a handful */
    uint8_t finish;
    int8_t driver; /* the seat that drives a car of this colour, or -1 */
    int32_t front; /* how far along */
    int32_t spare; /* a power of two is quicker to index */
};

/* NOWHERE is a space like any other, of a colour that no die and no tile shows: so it never needs to be asked for. */
static struct space spaces[256];
static int8_t driver[COLOURS + 1];
static int cars, first, obligation, open_finish, bonus, professional, turbo_tiles;

/* ---- a handful of dice: the number of each colour, three bits each ------------------------------------------------- */

typedef uint32_t handful;

enum { HANDFULS = 924 };
static handful three_dice[216]; /* what three dice show in each of their ways */
static uint16_t rank_low[512], rank_high[512];
static const uint32_t WAYS[DICE + 1] = {1, 6, 36, 216, 1296, 7776, 46656};

static inline unsigned dice_of(handful hand, unsigned shift) { return hand >> shift & 7; }

/* Field i of the product is the number of dice of the colours up to i; no field overflows. */
static inline uint32_t sums(handful hand) { return hand * 0111111u; }

static inline unsigned size(handful hand) { return sums(hand) >> 15 & 7; }

/* The number of a handful among all those of at most six dice, without gaps. */
static inline unsigned rank(handful hand)
{
    uint32_t s = sums(hand);
    return (unsigned)rank_low[s & 511] + rank_high[s >> 9 & 511];
}

static inline handful thrown(uint32_t way)
{
    return three_dice[way % 216] + three_dice[way / 216];
}

static unsigned choose(unsigned n, unsigned k)
{
    unsigned product = 1;
    for (unsigned i = 0; i < k; i++)
        product = product * (n - i) / (i + 1); /* n < k gives 0 on the way */
    return product;
}

static void prepare_handfuls(void)
{
    for (unsigned way = 0; way < 216; way++)
        three_dice[way] = (1u << 3 * (way % 6)) + (1u << 3 * (way / 6 % 6)) + (1u << 3 * (way / 36));
    for (unsigned s = 0; s < 512; s++)
        for (unsigned i = 0; i < 3; i++) {
            rank_low[s] += (uint16_t)choose((s >> 3 * i & 7) + i, i + 1);
            rank_high[s] += (uint16_t)choose((s >> 3 * i & 7) + i + 3, i + 4);
        }
}

/* ---- chance by number: Philox4x32-10 ------------------------------------------------------------------------------- */

struct stream {
    uint32_t key[2], race[2], who, block;
    uint32_t words[4];
};

static const uint32_t NO_BLOCK = UINT32_MAX;

static void key_stream(struct stream *stream, uint64_t seed, uint64_t race, uint32_t who)
{
    stream->key[0] = (uint32_t)seed;
    stream->key[1] = (uint32_t)(seed >> 32);
    stream->race[0] = (uint32_t)race;
    stream->race[1] = (uint32_t)(race >> 32);
    stream->who = who << 16;
    stream->block = NO_BLOCK;
}

static inline void philox(const struct stream *stream, uint32_t c0, uint32_t c1, uint32_t words[4])
{
    uint32_t c2 = stream->race[0], c3 = stream->race[1], k0 = stream->key[0], k1 = stream->key[1];
    for (int i = 0; i < 10; i++) {
        uint64_t p0 = (uint64_t)0xD2511F53 * c0, p1 = (uint64_t)0xCD9E8D57 * c2;
        c0 = (uint32_t)(p1 >> 32) ^ c1 ^ k0;
        c1 = (uint32_t)p1;
        c2 = (uint32_t)(p0 >> 32) ^ c3 ^ k1;
        c3 = (uint32_t)p0;
        k0 += 0x9E3779B9;
        k1 += 0xBB67AE85;
    }
    words[0] = c0, words[1] = c1, words[2] = c2, words[3] = c3;
}

/* Lemire's method draws again where a word would make some ways likelier; that is too rare to be inlined. */
static __attribute__((noinline)) uint32_t draw_again(const struct stream *stream, uint32_t number, uint32_t ways,
                                                     uint64_t product)
{
    uint32_t uneven = (0u - ways) % ways, words[4];
    for (uint32_t attempt = 1; (uint32_t)product < uneven; attempt++) {
        philox(stream, number, stream->who + attempt, words);
        product = (uint64_t)words[0] * ways;
    }
    return (uint32_t)(product >> 32);
}

static inline uint32_t draw(struct stream *stream, uint32_t number, uint32_t ways)
{
    if (stream->block != number >> 2) {
        stream->block = number >> 2;
        philox(stream, stream->block, stream->who, stream->words);
    }
    uint64_t product = (uint64_t)stream->words[number & 3] * ways;
    if ((uint32_t)product < ways)
        return draw_again(stream, number, ways, product);
    return (uint32_t)(product >> 32);
}

/* ---- a race at one moment ------------------------------------------------------------------------------------------ */

struct race {
    uint8_t on[256]; /* 1 + the seat whose car stands there. Means nothing on start and finish, which hold many. */
    uint8_t at[MAX_CARS];
    uint8_t used[MAX_CARS]; /* dice laid in this round (MZ-31) */
    uint8_t extra[MAX_CARS];
    uint8_t tiles[MAX_CARS]; /* accelerator tiles left, a bit a colour */
    unsigned arrived;        /* a bit a seat */
    unsigned round;
    uint32_t rolls;
    uint32_t decided[MAX_CARS];
};

/* The turn of the car that is taken off the board meanwhile. */
struct turn {
    handful dice;
    uint8_t seat, head, last;
    bool turbo; /* these are the turbo dice (MZ-53) */
};

static struct race race;
static struct stream dice_stream, bot_stream[MAX_CARS];
static bool is_greedy[MAX_CARS];

static struct {
    uint64_t races, unfinished, wins[MAX_CARS], shared, rounds[ROUNDS], decisions, rolls, lays, pushes, checksum;
} tally;

/* A move: what, and either a space and the colour laid on it, or the dice to roll again. */
typedef uint32_t move;
enum { DIE = 0, TILE = 1u << 24, DRIVE = 2u << 24, REROLL = 3u << 24, KIND = 127u << 24 };

static inline move lay(unsigned kind, unsigned to, unsigned colour) { return kind | to << 8 | colour; }

static inline bool is_free(unsigned space) { return spaces[space].finish || !race.on[space]; }

/* MZ-13: an open finish takes any die or tile. */
static inline bool takes_any(const struct space *space) { return open_finish && space->finish; }

/* ---- how far the dice carry (MZ-23, `longest`) --------------------------------------------------------------------- */

struct reach {
    unsigned most; /* dice of the longest route */
    bool arrives;
};

static struct reach survey(unsigned here, handful hand)
{
    struct reach reach = {0, false};
    for (int lane = 0; lane < LANES; lane++) {
        unsigned to = spaces[here].step[lane];
        const struct space *space = &spaces[to];
        bool fits = dice_of(hand, space->shift) != 0;
        unsigned length = 1;
        if (space->finish) {
            if (!fits && !(open_finish && hand))
                continue;
            reach.arrives = true;
        } else {
            if (!fits)
                continue;
            struct reach beyond = survey(to, hand - (1u << space->shift));
            length += beyond.most;
            reach.arrives |= beyond.arrives;
        }
        if (length > reach.most)
            reach.most = length;
    }
    return reach;
}

/* Does this die keep a longest route open, or a way into the finish? */
static bool goes_far(const struct turn *turn, unsigned most, unsigned to, unsigned colour)
{
    if (spaces[to].finish)
        return true;
    struct reach beyond = survey(to, turn->dice - (1u << 3 * colour));
    return beyond.arrives || 1 + beyond.most >= most;
}

/* ---- random play: one of the legal moves --------------------------------------------------------------------------- */

/* MZ-51: any of the dice, at least one. */
static unsigned legal_rerolls(handful dice, move *moves)
{
    unsigned n = 0;
    handful hand = 0;
    for (;;) {
        unsigned shift = 0;
        while (shift < 18 && dice_of(hand, shift) == dice_of(dice, shift)) {
            hand &= ~(7u << shift);
            shift += 3;
        }
        if (shift == 18)
            return n;
        hand += 1u << shift;
        moves[n++] = REROLL | hand;
    }
}

static inline unsigned legal_moves(const struct turn *turn, move *moves)
{
    unsigned n = 0, fitting = 0, most = 0;
    bool strict = obligation == LONGEST && !turn->turbo;
    unsigned tiles = turn->turbo && !turbo_tiles ? 0 : race.tiles[turn->seat];
    if (strict)
        most = survey(turn->head, turn->dice).most;
    for (int lane = 0; lane < LANES; lane++) {
        unsigned to = spaces[turn->head].step[lane];
        const struct space *space = &spaces[to];
        unsigned colour = space->colour, end = colour + 1;
        if (takes_any(space))
            colour = 0, end = COLOURS;
        for (; colour < end; colour++) {
            bool fits = dice_of(turn->dice, 3 * colour) != 0;
            fitting += fits;
            if (fits && (!strict || goes_far(turn, most, to, colour)))
                moves[n++] = lay(DIE, to, colour);
            if (tiles >> colour & 1) /* MZ-52 */
                moves[n++] = lay(TILE, to, colour);
        }
    }
    if (!fitting || turn->turbo || obligation == FREE) /* MZ-23, MZ-24, MZ-53 */
        moves[n++] = DRIVE;
    if (race.extra[turn->seat] && !turn->turbo && turn->last == NO_COLOUR)
        n += legal_rerolls(turn->dice, moves + n);
    return n;
}

static inline move random_move(const struct turn *turn)
{
    move moves[128];
    unsigned n = legal_moves(turn, moves);
    return moves[n > 1 ? draw(&bot_stream[turn->seat], race.decided[turn->seat], n) : 0];
}

/* MZ-40: the space of a bonus step, or NOWHERE. */
static unsigned random_step(unsigned seat)
{
    unsigned free[LANES + 1], n = 0;
    for (int lane = 0; lane < LANES; lane++) {
        unsigned to = spaces[race.at[seat]].step[lane];
        if (to != NOWHERE && is_free(to))
            free[n++] = to;
    }
    free[n++] = NOWHERE; /* MZ-41: it can be declined */
    return free[draw(&bot_stream[seat], race.decided[seat], n)];
}

/* ---- greedy play --------------------------------------------------------------------------------------------------- */

enum { ENDS = 4, NO_ROUTE = -1, ARRIVAL = 1000000, FEW_DICE = 2, UNIT = 20 };
enum { MOST_FOR_PUSH = 6 * UNIT, MOST_EXTRAS = MOST_FOR_PUSH + 2 * UNIT };

/* An end of a route is one number: lane of its first step, dice used, space; plus 1, since 0 is an empty place. */
typedef int32_t end;
static end (*memo)[ENDS];

static inline end make_end(unsigned lane, unsigned dice, unsigned space) { return 1 + (end)(lane | dice << 2 | space << 5); }
static inline unsigned end_lane(end e) { return (unsigned)(e - 1) & 3; }
static inline int end_dice(end e) { return (e - 1) >> 2 & 7; }
static inline unsigned end_space(end e) { return (unsigned)(e - 1) >> 5; }

/* Is a better than b, whoever else is on the track? */
static bool further(end a, end b)
{
    if (b == 0)
        return true;
    const struct space *on_a = &spaces[end_space(a)], *on_b = &spaces[end_space(b)];
    if (on_a->finish != on_b->finish)
        return on_a->finish;
    return on_a->finish ? end_dice(a) < end_dice(b) : on_a->front > on_b->front;
}

/* Keeps the best ends in order, each space once. */
static void note_end(end *ends, end new)
{
    for (int i = 0; i < ENDS; i++)
        if (ends[i] != 0 && end_space(ends[i]) == end_space(new)) {
            if (further(new, ends[i]))
                ends[i] = new;
            return;
        }
    for (int i = 0; i < ENDS; i++)
        if (further(new, ends[i])) {
            memmove(ends + i + 1, ends + i, (size_t)(ENDS - 1 - i) * sizeof *ends);
            ends[i] = new;
            return;
        }
}

/* Walks every route on from here, which began with a step into this lane and has used so many dice. */
static void walk(end *ends, unsigned here, handful hand, unsigned dice, unsigned least, unsigned lane)
{
    bool stuck = true;
    for (unsigned next = 0; next < LANES; next++) {
        unsigned to = spaces[here].step[next], began = dice ? lane : next;
        const struct space *space = &spaces[to];
        bool fits = dice_of(hand, space->shift) != 0;
        if (space->finish) {
            if (!fits && !(open_finish && hand))
                continue;
            note_end(ends, make_end(began, dice + 1, to));
        } else {
            if (!fits)
                continue;
            walk(ends, to, hand - (1u << space->shift), dice + 1, least, began);
        }
        stuck = false;
    }
    if (stuck && dice > 0 && dice >= least)
        note_end(ends, make_end(lane, dice, here));
}

static __attribute__((noinline)) void find_ends(end *ends, unsigned here, handful hand)
{
    walk(ends, here, hand, 0, obligation == LONGEST ? survey(here, hand).most : 0, 0);
    if (ends[0] == 0)
        ends[0] = NO_ROUTE;
}

static inline const end *ends_from(unsigned here, handful hand)
{
    end *ends = memo[here * HANDFULS + rank(hand)];
    if (ends[0] == 0)
        find_ends(ends, here, hand);
    return ends;
}

/* What it is worth to stop there: the way, cars pushed back, and whom the bonus step would help. */
static inline int worth(unsigned seat, end e)
{
    const struct space *space = &spaces[end_space(e)];
    if (space->finish)
        return ARRIVAL - end_dice(e);
    int value = 2 * space->front;
    if (race.on[end_space(e)]) {
        unsigned back = space->back;
        while (back != START && race.on[back])
            back = spaces[back].back;
        int lost = space->front - spaces[back].front;
        value += lost < MOST_FOR_PUSH ? lost : MOST_FOR_PUSH;
    }
    if (bonus != NO_BONUS) {
        int owner = space->driver;
        if (owner == (int)seat && bonus == ANY)
            value += 2 * UNIT;
        else if (owner >= 0 && owner != (int)seat && !(race.arrived >> owner & 1))
            value -= UNIT;
    }
    return value;
}

/* Ends stand in order of distance, so that one too far behind for its extras to make up ends the search. */
static inline end best_end(unsigned seat, const end *ends)
{
    end best = ends[0];
    if (ends[1] == 0 || spaces[end_space(best)].finish)
        return best; /* the only one, or NO_ROUTE; or the best arrival */
    int most = worth(seat, best);
    for (int i = 1; i < ENDS && ends[i] != 0; i++) {
        if (2 * spaces[end_space(ends[i])].front + MOST_EXTRAS <= most)
            break;
        int value = worth(seat, ends[i]);
        if (value > most)
            best = ends[i], most = value;
    }
    return best;
}

/* The dice that the best route leaves unused. */
static handful dice_off_route(const struct turn *turn)
{
    handful rest = turn->dice;
    unsigned here = turn->head;
    for (;;) {
        end e = best_end(turn->seat, ends_from(here, rest));
        if (e == NO_ROUTE)
            return rest;
        here = spaces[here].step[end_lane(e)];
        rest -= 1u << spaces[here].shift;
    }
}

/* On an open finish: the first colour in hand that helps nobody else. */
static unsigned spare_colour(handful dice)
{
    unsigned found = NO_COLOUR;
    for (unsigned colour = 0; colour < COLOURS; colour++)
        if (dice_of(dice, 3 * colour) && (found == NO_COLOUR || (driver[colour] < 0 && driver[found] >= 0)))
            found = colour;
    return found;
}

/* An accelerator tile, where it arrives or lets dice go on that would stay unused; else drive. */
static move greedy_tile(const struct turn *turn)
{
    unsigned tiles = race.tiles[turn->seat];
    move best = DRIVE;
    int most = 0;
    for (int lane = 0; lane < LANES; lane++) {
        unsigned to = spaces[turn->head].step[lane], colour = spaces[to].colour;
        if (takes_any(&spaces[to]))
            for (colour = 0; !(tiles >> colour & 1); colour++)
                ;
        if (!(tiles >> colour & 1))
            continue;
        int value = 0;
        if (spaces[to].finish) {
            value = ARRIVAL;
        } else {
            end e = best_end(turn->seat, ends_from(to, turn->dice));
            if (e != NO_ROUTE)
                value = worth(turn->seat, e);
        }
        if (value > most)
            best = lay(TILE, to, colour), most = value;
    }
    return best;
}

static inline move greedy_move(const struct turn *turn)
{
    if (spaces[turn->head].finish)
        return DRIVE;
    end e = best_end(turn->seat, ends_from(turn->head, turn->dice));
    if (race.extra[turn->seat] && !turn->turbo && turn->last == NO_COLOUR
        && (e == NO_ROUTE || (end_dice(e) <= FEW_DICE && !spaces[end_space(e)].finish)))
        return REROLL | dice_off_route(turn);
    if (e != NO_ROUTE) {
        unsigned to = spaces[turn->head].step[end_lane(e)];
        return lay(DIE, to, takes_any(&spaces[to]) ? spare_colour(turn->dice) : spaces[to].colour);
    }
    if (race.tiles[turn->seat] && (!turn->turbo || turbo_tiles))
        return greedy_tile(turn);
    return DRIVE;
}

/* A bonus step is always taken, as far ahead as it goes. */
static unsigned greedy_step(unsigned seat)
{
    unsigned best = NOWHERE;
    int most = 0;
    for (int lane = 0; lane < LANES; lane++) {
        unsigned to = spaces[race.at[seat]].step[lane];
        if (spaces[to].finish)
            return to;
        if (to != NOWHERE && !race.on[to] && spaces[to].front > most)
            best = to, most = spaces[to].front;
    }
    return best;
}

/* ---- what moves do ------------------------------------------------------------------------------------------------- */

static inline handful roll(unsigned number)
{
    uint32_t way = draw(&dice_stream, race.rolls++, WAYS[number]);
    return thrown(way) - (DICE - number); /* the dice not thrown are zeros in `way`: reds, in the lowest field */
}

static inline void stand(unsigned seat, unsigned space)
{
    race.at[seat] = (uint8_t)space;
    race.on[space] = (uint8_t)(1 + seat);
    race.arrived |= (unsigned)spaces[space].finish << seat; /* MZ-27 */
}

/* MZ-26: back in its own lane to the nearest free space, or to the start. */
static void push_back(unsigned seat)
{
    unsigned space = spaces[race.at[seat]].back;
    while (space != START && race.on[space])
        space = spaces[space].back;
    stand(seat, space);
    tally.pushes++;
}

/* MZ-40 to MZ-42: the step ahead of the car whose colour was laid last. */
static void bonus_step(unsigned mover, unsigned colour)
{
    int owner = driver[colour];
    if (owner < 0 || (owner == (int)mover && bonus == OTHERS) || race.arrived >> owner & 1)
        return;
    unsigned here = race.at[owner], seat = (unsigned)owner;
    bool can = false;
    for (int lane = 0; lane < LANES; lane++) {
        unsigned to = spaces[here].step[lane];
        can |= to != NOWHERE && is_free(to);
    }
    if (!can)
        return;
    unsigned to = is_greedy[seat] ? greedy_step(seat) : random_step(seat);
    race.decided[seat]++;
    if (to != NOWHERE) {
        race.on[here] = 0;
        stand(seat, to);
    }
}

static inline void play_turn(unsigned seat)
{
    struct turn turn = {roll(DICE), (uint8_t)seat, race.at[seat], NO_COLOUR, false}; /* MZ-20 */
    race.on[turn.head] = 0;
    for (;;) {
        move chosen = is_greedy[seat] ? greedy_move(&turn) : random_move(&turn);
        race.decided[seat]++;
        unsigned kind = chosen & KIND;
        if (kind <= TILE) { /* MZ-21, MZ-52 */
            turn.head = (uint8_t)(chosen >> 8);
            turn.last = (uint8_t)chosen;
            if (kind == DIE) {
                turn.dice -= 1u << 3 * turn.last;
                race.used[seat]++;
            } else {
                race.tiles[seat] &= (uint8_t) ~(1u << turn.last);
            }
            tally.lays++;
        } else if (kind == REROLL) { /* MZ-51 */
            handful again = chosen & ~(unsigned)KIND;
            race.extra[seat] = 0;
            turn.dice += roll(size(again)) - again;
        } else if (professional && !turn.turbo && !turn.dice && !spaces[turn.head].finish) { /* MZ-53 */
            turn.turbo = true;
            turn.dice = roll(TURBO_DICE);
        } else {
            break;
        }
    }
    unsigned other = race.on[turn.head];
    if (other && turn.last != NO_COLOUR && !spaces[turn.head].finish) /* MZ-26, MZ-54 */
        push_back(other - 1);
    stand(seat, turn.head); /* MZ-25 */
    if (bonus != NO_BONUS && turn.last != NO_COLOUR)
        bonus_step(seat, turn.last);
}

static void play_race(void)
{
    memset(&race, 0, sizeof race);
    for (int seat = 0; seat < cars; seat++) {
        race.extra[seat] = (uint8_t)professional; /* MZ-50 */
        race.tiles[seat] = (uint8_t)(professional ? ALL_TILES : 0);
    }
    unsigned begins = first >= 0 ? (unsigned)first : draw(&dice_stream, race.rolls++, (uint32_t)cars); /* MZ-03 */
    for (race.round = 1; race.round <= LONGEST_RACE; race.round++) {
        memset(race.used, 0, sizeof race.used);
        unsigned seat = begins;
        do {
            if (!(race.arrived >> seat & 1)) /* MZ-30 */
                play_turn(seat);
            seat = seat + 1 < (unsigned)cars ? seat + 1 : 0;
        } while (seat != begins);
        if (race.arrived)
            return;
    }
}

/* MZ-31, MZ-32: those that arrived with the fewest dice, a bit a seat. */
static unsigned winners(void)
{
    unsigned fewest = 99, won = 0;
    for (int seat = 0; seat < cars; seat++)
        if (race.arrived >> seat & 1) {
            if (race.used[seat] < fewest)
                fewest = race.used[seat], won = 0;
            won |= (unsigned)(race.used[seat] == fewest) << seat;
        }
    return won;
}

/* What came of a race as a number; the sum over races, modulo PRIME, does not depend on who played which. */
static uint64_t fingerprint(uint64_t race_number, uint64_t result)
{
    uint64_t mixed = (race_number % SMALL_PRIME * 48271 + result % SMALL_PRIME * 16807 + 1) % SMALL_PRIME;
    return mixed * mixed % SMALL_PRIME * (mixed + 1);
}

static void count(uint64_t number)
{
    tally.races++;
    tally.rolls += race.rolls;
    for (int seat = 0; seat < cars; seat++)
        tally.decisions += race.decided[seat];
    if (!race.arrived) {
        tally.unfinished++;
        return;
    }
    unsigned won = winners();
    tally.shared += (won & (won - 1)) != 0;
    for (int seat = 0; seat < cars; seat++)
        tally.wins[seat] += won >> seat & 1;
    tally.rounds[race.round < ROUNDS ? race.round : ROUNDS - 1]++;
    tally.checksum = (tally.checksum + fingerprint(number, won + 64 * race.round)) % PRIME;
}

/* ---- in and out ---------------------------------------------------------------------------------------------------- */

static void fail(const char *message)
{
    fprintf(stderr, "monza: %s\n", message);
    exit(1);
}

static int next_number(FILE *file)
{
    int number;
    if (fscanf(file, "%d", &number) != 1)
        fail("the course file ends too early, or holds something that is no number");
    return number;
}

static int read_course(const char *path)
{
    FILE *file = fopen(path, "r");
    if (!file)
        fail("the course file cannot be read");
    int total = next_number(file);
    cars = next_number(file);
    first = next_number(file);
    obligation = next_number(file);
    open_finish = next_number(file);
    bonus = next_number(file);
    professional = next_number(file);
    turbo_tiles = next_number(file);
    if (total < 1 || total > MOST_SPACES || cars < 2 || cars > MAX_CARS || first >= cars)
        fail("the course file names too many spaces, or a number of cars that cannot race");
    for (int colour = 0; colour < COLOURS; colour++)
        driver[colour] = (int8_t)next_number(file);
    driver[NO_COLOUR] = -1;
    for (int i = 0; i < 256; i++)
        spaces[i] = (struct space){{NOWHERE, NOWHERE, NOWHERE}, START, NO_COLOUR, 3 * NO_COLOUR, 0, -1, 0, 0};
    for (int i = 0; i < total; i++) {
        struct space *space = &spaces[i];
        for (int lane = 0; lane < LANES; lane++) {
            int to = next_number(file);
            space->step[lane] = (uint8_t)(to < 0 ? NOWHERE : to);
        }
        space->back = (uint8_t)next_number(file);
        space->colour = (uint8_t)next_number(file);
        space->finish = next_number(file) != 0;
        space->front = next_number(file);
        if (space->colour > NO_COLOUR)
            fail("the course file names a colour that there is not");
        space->shift = (uint8_t)(3 * space->colour);
        space->driver = driver[space->colour];
    }
    fclose(file);
    return total;
}

static double processor_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static void print_tally(double seconds)
{
    printf("races %" PRIu64 "\nunfinished %" PRIu64 "\nwins", tally.races, tally.unfinished);
    for (int seat = 0; seat < MAX_CARS; seat++)
        printf(" %" PRIu64, tally.wins[seat]);
    printf("\nshared %" PRIu64 "\nrounds", tally.shared);
    for (int i = 0; i < ROUNDS; i++)
        if (tally.rounds[i])
            printf(" %d:%" PRIu64, i, tally.rounds[i]);
    printf("\ndecisions %" PRIu64 "\nrolls %" PRIu64 "\nlays %" PRIu64 "\npushes %" PRIu64 "\nchecksum %" PRIu64
           "\nseconds %.6f\n",
           tally.decisions, tally.rolls, tally.lays, tally.pushes, tally.checksum, seconds);
}

int main(int argc, char **argv)
{
    if (argc != 7)
        fail("usage: monza COURSE BOTS SEED BOT_SEED BEGIN END");
    int total = read_course(argv[1]);
    if (strlen(argv[2]) != (size_t)cars || strspn(argv[2], "rg") != (size_t)cars)
        fail("BOTS takes a letter for each car, r or g");
    for (int seat = 0; seat < cars; seat++)
        is_greedy[seat] = argv[2][seat] == 'g';
    uint64_t seed = strtoull(argv[3], NULL, 10), bot_seed = strtoull(argv[4], NULL, 10);
    uint64_t begin = strtoull(argv[5], NULL, 10), end_number = strtoull(argv[6], NULL, 10);
    memo = calloc((size_t)total * HANDFULS, sizeof *memo);
    if (!memo)
        fail("out of memory");
    prepare_handfuls();

    double started = processor_seconds();
    for (uint64_t number = begin; number < end_number; number++) {
        key_stream(&dice_stream, seed, number, 0);
        for (int seat = 0; seat < cars; seat++)
            key_stream(&bot_stream[seat], bot_seed, number, 1 + (uint32_t)seat);
        play_race();
        count(number);
    }
    print_tally(processor_seconds() - started);
    free(memo);
    return 0;
}
