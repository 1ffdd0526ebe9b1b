/** Octets of a line at most, its line break not counted: RFC 5545, section 3.1. */
const longest = 75;

/**
 * Folds the lines of an iCalendar text anew by octets, as the standard counts them; folded by characters, lines of other
 * scripts than ours come out too long for strict readers. No character is broken in two.
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
      // The space that begins the next line is one of its octets.
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += more;
  }
  return [...parts, part].join('\r\n');
}
