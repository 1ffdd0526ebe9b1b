/** Limits of the inspection's films. `storage.rules` repeats the size. */
export const filmLimits = {
  /** Bytes of one film. */
  bytes: 4 * 1024 ** 3,
  /** Films of one report: up and down the pipe, each with a second attempt, and some to spare. */
  films: 8,
  /** Characters of a file's name. */
  name: 200,
  /** Characters of the label that the inspector gives a film. */
  label: 80,
} as const;

/** Bytes that an upload sends at once. The protocol takes multiples of 256 KiB, except for the last part. */
export const filmPartBytes = 8 * 1024 * 1024;

/** The most that one response has of a film, in bytes: a function can't send a whole one. */
export const filmAnswerBytes = 4 * 1024 * 1024;

/** The most that a function sends in one response, in bytes: more would be cut off. A larger film is saved part by part. */
export const wholeFilmBytes = 10_000_000;
