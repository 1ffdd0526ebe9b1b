/** What a person quotes to identify a record: the first 8 characters of its id in capitals. Never use it on a key. */
export function referenceOf(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
