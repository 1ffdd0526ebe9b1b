/** The outbox entry's id for one link's questionnaire, the same in every tab. */
export function questionnaireEntryId(bookingKey: string): string {
  return `questionnaire-${bookingKey}`;
}
