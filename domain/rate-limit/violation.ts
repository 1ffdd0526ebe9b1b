/** More submissions than this by one client in one window are a violation. */
export const violationAbove = 3;

/** A stored window; `violation` is missing if only the count is known. */
interface StoredWindow {
  readonly submission_count: number;
  readonly violation?: boolean | null;
}

/**
 * Whether a window counts as a violation. The server sets `violation` when it refuses an attempt, because known
 * devices and the tracker may exceed three.
 */
export function isViolation({ submission_count, violation }: StoredWindow): boolean {
  return violation ?? submission_count > violationAbove;
}
