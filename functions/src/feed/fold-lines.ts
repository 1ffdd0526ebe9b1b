/** Maximum octets per line without its line break: RFC 5545, section 3.1. */
const longest = 75;

/**
 * Folds an iCalendar text again, by octets as the standard requires. Folding by characters makes non-Latin lines too
 * long for strict readers. Never splits a character.
 */
export function foldLines(calendar: string): string {
  return calendar
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(foldLine)
    .join('\r\n');
}

function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (octets + more > longest) {
      parts.push(part);
      // The space that begins a continuation line counts as an octet.
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += more;
  }
  return [...parts, part].join('\r\n');
}
