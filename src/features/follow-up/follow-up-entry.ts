/** The id of the entry of one link's follow-up questionnaire, the same in every tab. */
export function followUpEntryId(bookingKey: string): string {
  return `follow-up-${bookingKey}`;
}
