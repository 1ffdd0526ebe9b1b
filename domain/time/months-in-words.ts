/** Months, 1 to 12, by name: `March and April`. */
export function monthsInWords(months: readonly number[]): string {
  return new Intl.ListFormat('en-US').format(months.map(monthName));
}

export function monthName(month: number): string {
  return new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2000, month - 1),
  );
}
