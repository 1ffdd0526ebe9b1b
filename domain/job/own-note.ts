/** What an inspector wrote for themselves about a job. `At`: how a moment is given, ISO 8601 unless stated. */
export interface OwnNote<At = string> {
  /** The uid of who wrote it; nobody else is shown it. */
  readonly by: string;
  readonly text: string;
  readonly at: At;
}

export const longestOwnNote = 2000;

/** The note that this person wrote; empty for none. */
export function ownNoteOf(note: OwnNote<unknown> | null, uid: string | null): string {
  return note !== null && note.by === uid ? note.text : '';
}
