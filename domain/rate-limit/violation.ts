/** More submissions of one client in one window than this are a violation. */
export const violationAbove = 3;

/** A window as it is stored: `violation` is missing where only the count is known. */
interface StoredWindow {
  readonly submission_count: number;
  readonly violation?: boolean | null;
}

/**
 * Whether a window counts as a violation. The server marks those in which an attempt was refused, as a known device
 * or the tracker may do more than three.
 */
export function isViolation({ submission_count, violation }: StoredWindow): boolean {
  return violation ?? submission_count > violationAbove;
}
