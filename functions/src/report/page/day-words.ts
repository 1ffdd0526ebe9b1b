/** `July 16, 2026`, the day of an instant in `timeZone`. */
export function dayWords(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long' }).format(instant);
}
