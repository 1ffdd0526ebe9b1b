import { isWaiting, type OfficeEntry } from './office-entry';

/** A step that somebody else took, or that the job is past: it holds up nothing after it. */
function isMoot({ action, refusal }: OfficeEntry): boolean {
  return action.kind === 'status' && refusal?.code === 'already-handled';
}

/** What of a lane is to be sent next; null where nothing waits, or where a refusal has to be looked at first. */
export function nextInLane(entries: readonly OfficeEntry[], lane: string): OfficeEntry | null {
  const inOrder = entries
    .filter((entry) => entry.lane === lane && entry.state !== 'done' && !isMoot(entry))
    .sort((one, other) => one.turn - other.turn);
  const [first] = inOrder;
  return first && isWaiting(first) ? first : null;
}

/** The lanes in which something waits, the oldest first. */
export function lanesToSend(entries: readonly OfficeEntry[]): readonly string[] {
  const waiting = entries.filter(isWaiting).sort((one, other) => one.turn - other.turn);
  return [...new Set(waiting.map(({ lane }) => lane))];
}
