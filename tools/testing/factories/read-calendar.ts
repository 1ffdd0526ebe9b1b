type Properties = Record<string, string>;

/**
 * Parses iCalendar text strictly: every line folded by octets and of the form `NAME:value`, every block
 * closed.
 */
export function readCalendar(text: string): {
  readonly properties: Properties;
  readonly events: Properties[];
} {
  const lines = text.split('\r\n');
  if (lines.pop() !== '') throw new Error('the last line has no line break');
  for (const line of lines) {
    if (Buffer.byteLength(line) > 75 || /[\r\n]/.test(line)) throw new Error(`not a calendar line: ${line}`);
  }
  const properties: Properties = {};
  const events: Properties[] = [];
  const open: string[] = [];
  for (const line of lines
    .join('\r\n')
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
    if (name === '') throw new Error(`not a property: ${line}`);
    if (name === 'BEGIN') {
      open.push(value);
      if (value === 'VEVENT') events.push({});
    } else if (name === 'END') {
      if (open.pop() !== value) throw new Error(`closed a block that was not open: ${value}`);
    } else {
      const block = open.at(-1) === 'VEVENT' ? events.at(-1) : properties;
      if (block) block[name] = plain(value);
    }
  }
  if (open.length > 0) throw new Error(`never closed: ${open.join(', ')}`);
  return { properties, events };
}

function plain(value: string): string {
  return value.replace(/\\([\\;,nN])/g, (_, escaped: string) =>
    escaped.toLowerCase() === 'n' ? '\n' : escaped,
  );
}
