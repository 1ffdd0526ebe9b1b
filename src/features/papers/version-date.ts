const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A text's version (`YYYY-MM-DD`) as it is printed on the paper: `November 1, 2026`. */
export function versionDate(version: string): string {
  return written.format(new Date(`${version}T00:00:00Z`));
}
