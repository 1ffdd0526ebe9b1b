import { isWaiting, type OfficeEntry } from './office-entry';

/** A step that another admin took, or that the job is past. It doesn't block later entries. */
function isMoot({ action, refusal }: OfficeEntry): boolean {
  return action.kind === 'status' && refusal?.code === 'already-handled';
}

/** The entry of a lane to send next; null where nothing waits, or where a refusal needs attention first. */
export function nextInLane(entries: readonly OfficeEntry[], lane: string): OfficeEntry | null {
  const inOrder = entries
    .filter((entry) => entry.lane === lane && entry.state !== 'done' && !isMoot(entry))
    .sort((one, other) => one.turn - other.turn);
  const [first] = inOrder;
  return first && isWaiting(first) ? first : null;
}

/** The lanes with waiting entries, oldest first. */
export function lanesToSend(entries: readonly OfficeEntry[]): readonly string[] {
  const waiting = entries.filter(isWaiting).sort((one, other) => one.turn - other.turn);
  return [...new Set(waiting.map(({ lane }) => lane))];
}
