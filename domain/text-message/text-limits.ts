export const textLimits = {
  /** Text messages to one phone on one day; more wait for the next day. */
  aDay: 5,
} as const;

/** The `last_error` of a text message after which nobody knows whether it was sent: it isn't sent again by itself. */
export const textUnknown = 'text-unknown';

/** The beginning of `last_error` when the number of a text message is refused. */
export const textNumberRefused = 'text-number:';
