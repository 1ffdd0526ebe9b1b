/** A seeded stream of numbers from 0 to 1. */
export interface Random {
  readonly next: () => number;
  /** An integer from 0 up to, but not including, `below`. */
  readonly below: (below: number) => number;
  /** True with this probability. */
  readonly chance: (probability: number) => boolean;
  /** Another seeded stream, independent of how many numbers this one has produced. */
  readonly fork: (name: string) => Random;
}

/** Mulberry32: short and uniform enough for choosing faults. */
export function randomFrom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    below: (below) => Math.floor(next() * below),
    chance: (probability) => next() < probability,
    fork: (name) => randomFrom(`${seed}/${name}`),
  };
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  return value;
}
