/** The outbox entry's id for one link's questionnaire, the same in every tab. */
export function questionnaireEntryId(linkKey: string): string {
  return `questionnaire-${linkKey}`;
}
