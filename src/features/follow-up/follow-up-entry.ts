/** The outbox entry's id for one link's follow-up questionnaire, the same in every tab. */
export function followUpEntryId(linkKey: string): string {
  return `follow-up-${linkKey}`;
}
