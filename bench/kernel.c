/*
 * The kernel in C: the same steps on the same arrays as src/rating/kernel*.ts, for comparison.
 * Reads a period from the file that period.mjs wrote, then rates it once for each line on standard input and answers
 * with the nanoseconds it took and the checksum of the new ratings. As in ratePeriod, the memory that is written to is
 * taken once and cleared in each run.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
  RATING_BITS = 12,
  RATING_MASK = (1 << RATING_BITS) - 1,
  DIFFERENCE_BITS = 13,
  TABLE_BITS = 15,
  WHITE_ZERO = 1 << RATING_BITS,
  BLACK_ZERO = WHITE_ZERO + (2 << DIFFERENCE_BITS),
  GAIN_ZERO = 128,
  LIMIT_ONCE = 256,
  GAMES_BITS = 12,
  GAMES_MAX = (1 << GAMES_BITS) - 1,
  GAIN_BITS = 32 - GAMES_BITS,
  GAME = 1 << GAIN_BITS,
  BLOCK_BITS = 16,
  BLOCK_MASK = (1 << BLOCK_BITS) - 1,
  NOBODY = -1,
  ARRAYS = 9,
};

typedef struct {
  const uint16_t *gains;
  const int8_t *limit_gains;
  const uint8_t *coefficients;
  const int8_t *roundings;
  const int32_t *slot;
  const int32_t *player;
  const uint8_t *K;
  const int32_t *games;
  const int16_t *base;
  int32_t limit_count, card_count, game_count, player_count;
} Period;

typedef struct {
  int32_t *packed;
  uint16_t *widest;
} Sums;

typedef struct {
  uint16_t *n;
  int32_t *change;
  int16_t *rating;
} Results;

typedef struct {
  Sums sums;
  int32_t *dealt;
  Results results;
} Memory;

static void fail(const char *what) {
  fprintf(stderr, "%s\n", what);
  exit(1);
}

static void *zeroed(size_t count, size_t size) {
  void *memory = calloc(count ? count : 1, size);
  if (!memory) fail("no memory");
  return memory;
}

static void note_width(Sums sums, int32_t card, int32_t difference) {
  const uint16_t width = 2 * abs(difference) + (difference > 0);
  sums.packed[card] -= LIMIT_ONCE;
  if (width > sums.widest[card]) sums.widest[card] = width;
}

static void add_games(const Period *period, Sums sums) {
  const int32_t *restrict games = period->games, *restrict slot = period->slot;
  const uint16_t *restrict gains = period->gains;
  int32_t *restrict packed = sums.packed;
  for (int32_t index = 0; index < 2 * period->game_count; index += 2) {
    const int32_t white = games[index], black = games[index + 1] >> 2;
    const int32_t score = (games[index + 1] & 3) << DIFFERENCE_BITS;
    const int32_t own = slot[white], other = slot[black];
    const int32_t white_gain = gains[own - (other & RATING_MASK) + score + WHITE_ZERO];
    const int32_t black_gain = gains[other - (own & RATING_MASK) - score + BLACK_ZERO];
    packed[white] += white_gain + GAME - GAIN_ZERO;
    packed[black] += black_gain + GAME - GAIN_ZERO;
    if ((white_gain | black_gain) >= LIMIT_ONCE) {
      const int32_t difference = (own & RATING_MASK) - (other & RATING_MASK);
      if (white_gain >= LIMIT_ONCE) note_width(sums, white, difference);
      if (black_gain >= LIMIT_ONCE) note_width(sums, black, -difference);
    }
  }
}

static inline uint32_t count_of(int32_t packed) { return ((uint32_t)packed + GAME / 2) >> GAIN_BITS; }
static inline int32_t gain_in(int32_t packed) { return (int32_t)((uint32_t)packed << GAMES_BITS) >> GAMES_BITS; }

/* Returns n of all cards together. */
static int64_t deal_cards(const Period *period, Sums sums, int32_t *starts, int32_t blocks, int32_t *dealt) {
  for (int32_t card = 0; card < period->card_count; card++)
    if (period->player[card] != NOBODY) starts[(period->player[card] >> BLOCK_BITS) + 1]++;
  for (int32_t block = 1; block <= blocks; block++) starts[block] += starts[block - 1];
  int32_t *next = zeroed(blocks + 1, sizeof *next);
  for (int32_t block = 0; block <= blocks; block++) next[block] = starts[block];
  int64_t results = 0;
  for (int32_t card = 0; card < period->card_count; card++) {
    const int32_t sum = sums.packed[card], owner = period->player[card];
    results += count_of(sum);
    if (owner == NOBODY) continue;
    const int32_t place = 2 * next[owner >> BLOCK_BITS]++;
    const int32_t width_index = (period->slot[card] >> TABLE_BITS) << DIFFERENCE_BITS;
    dealt[place] = period->limit_count ? sum + period->limit_gains[width_index | sums.widest[card]] : sum;
    dealt[place + 1] = period->K[card] << BLOCK_BITS | (owner & BLOCK_MASK);
  }
  free(next);
  return results;
}

static void count_games(const int32_t *dealt, int32_t from, int32_t to, uint16_t *n) {
  for (int32_t place = 2 * from; place < 2 * to; place += 2) {
    const uint32_t games = n[dealt[place + 1] & BLOCK_MASK] + count_of(dealt[place]);
    if (games > GAMES_MAX) fail("too many games of a player");
    n[dealt[place + 1] & BLOCK_MASK] = games;
  }
}

static void add_changes(const Period *period, const int32_t *dealt, int32_t from, int32_t to, const uint16_t *n,
                        int32_t *change) {
  for (int32_t place = 2 * from; place < 2 * to; place += 2) {
    const int32_t player = dealt[place + 1] & BLOCK_MASK, K = dealt[place + 1] >> BLOCK_BITS;
    change[player] += gain_in(dealt[place]) * period->coefficients[K << GAMES_BITS | n[player]];
  }
}

static void rate_players(const Period *period, int32_t from, int32_t to, Results results) {
  for (int32_t player = from; player < to; player++) {
    const int32_t exact = results.change[player], whole = exact / 100;
    results.rating[player] = period->base[player] + whole + period->roundings[exact - whole * 100 + 100];
  }
}

static void rate_period(const Period *period, Memory memory) {
  const Sums sums = memory.sums;
  const Results results = memory.results;
  memset(sums.packed, 0, (size_t)period->card_count * sizeof *sums.packed);
  memset(sums.widest, 0, (period->limit_count ? (size_t)period->card_count : 0) * sizeof *sums.widest);
  memset(results.n, 0, (size_t)period->player_count * sizeof *results.n);
  memset(results.change, 0, (size_t)period->player_count * sizeof *results.change);
  const int32_t blocks = (period->player_count + BLOCK_MASK) >> BLOCK_BITS;
  int32_t *starts = zeroed(blocks + 1, sizeof *starts);
  add_games(period, sums);
  const int64_t counted = deal_cards(period, sums, starts, blocks, memory.dealt);
  if (counted != 2 * (int64_t)period->game_count) fail("results are missing");
  for (int32_t block = 0; block < blocks; block++) {
    const int32_t first = block << BLOCK_BITS, end = first + (1 << BLOCK_BITS);
    count_games(memory.dealt, starts[block], starts[block + 1], results.n + first);
    add_changes(period, memory.dealt, starts[block], starts[block + 1], results.n + first, results.change + first);
    rate_players(period, first, end < period->player_count ? end : period->player_count, results);
  }
  free(starts);
}

static uint32_t checksum_of(const Period *period, Results results) {
  uint32_t checksum = 0;
  for (int32_t player = 0; player < period->player_count; player++) checksum = checksum * 31 + results.rating[player];
  return checksum;
}

static Memory empty_memory(const Period *period) {
  const size_t cards = period->card_count, players = period->player_count;
  const Sums sums = {zeroed(cards, 4), zeroed(period->limit_count ? cards : 0, 2)};
  const Results results = {zeroed(players, 2), zeroed(players, 4), zeroed(players, 2)};
  return (Memory){sums, zeroed(2 * cards, 4), results};
}

static void *read_array(FILE *file, size_t count, size_t size) {
  const size_t bytes = (count * size + 7) / 8 * 8;
  void *array = zeroed(bytes, 1);
  if (fread(array, 1, bytes, file) != bytes) fail("the file ends too early");
  return array;
}

static Period read_period(const char *path) {
  FILE *file = fopen(path, "rb");
  int32_t lengths[ARRAYS + 1];
  if (!file || fread(lengths, sizeof lengths, 1, file) != 1) fail("the file cannot be read");
  Period period = {.limit_count = lengths[1], .card_count = lengths[4],
                   .game_count = lengths[7] / 2, .player_count = lengths[8]};
  period.gains = read_array(file, lengths[0], 2);
  period.limit_gains = read_array(file, lengths[1], 1);
  period.coefficients = read_array(file, lengths[2], 1);
  period.roundings = read_array(file, lengths[3], 1);
  period.slot = read_array(file, lengths[4], 4);
  period.player = read_array(file, lengths[5], 4);
  period.K = read_array(file, lengths[6], 1);
  period.games = read_array(file, lengths[7], 4);
  period.base = read_array(file, lengths[8], 2);
  fclose(file);
  return period;
}

int main(int count, char **words) {
  if (count != 2) fail("expected the file of a period");
  const Period period = read_period(words[1]);
  const Memory memory = empty_memory(&period);
  for (int letter = getchar(); letter != EOF; letter = getchar()) {
    if (letter != '\n') continue;
    struct timespec begun, ended;
    clock_gettime(CLOCK_MONOTONIC, &begun);
    rate_period(&period, memory);
    clock_gettime(CLOCK_MONOTONIC, &ended);
    const long long taken = (ended.tv_sec - begun.tv_sec) * 1000000000LL + (ended.tv_nsec - begun.tv_nsec);
    printf("%lld %u\n", taken, checksum_of(&period, memory.results));
    fflush(stdout);
  }
  return 0;
}
