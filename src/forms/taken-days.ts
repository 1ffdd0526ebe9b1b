/** Which days of a calendar have no time left. */
export interface TakenDays {
  /** Asks for what is needed to show a month, `YYYY-MM`. */
  readonly ask: (month: string) => void;
  readonly subscribe: (changed: () => void) => () => void;
  /** Whether no time is available on a date, `YYYY-MM-DD`; false if that is unknown. */
  readonly isTaken: (date: string) => boolean;
}
