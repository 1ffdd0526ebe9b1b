/** The Report ID that a reader sees: the first 8 characters of the document's id, in capitals; never of a key. */
export function reportNumber(reportId: string): string {
  return reportId.slice(0, 8).toUpperCase();
}
