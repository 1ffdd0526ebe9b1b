/** A property of an event: `DTSTART;TZID=America/Chicago:20261130T090000`. */
export interface Property {
  /** By name in capitals. */
  readonly parameters: ReadonlyMap<string, string>;
  readonly value: string;
}

/** By name in capitals. */
export type Properties = ReadonlyMap<string, readonly Property[]>;

export interface CalendarLines {
  readonly events: readonly Properties[];
  readonly zones: readonly ZoneLines[];
}

export interface ZoneLines {
  readonly id: string;
  /** Its rules, each for standard or daylight saving time. */
  readonly rules: readonly Properties[];
}

/** What of a component is read; titles, places and guests are not. */
const names: ReadonlySet<string> = new Set([
  ...['UID', 'DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID'],
  ...['STATUS', 'TRANSP', 'X-MICROSOFT-CDO-BUSYSTATUS'],
  ...['TZID', 'TZOFFSETFROM', 'TZOFFSETTO'],
]);

/** A longer one is nothing that a calendar app writes. */
const propertyAtMost = 50_000;
const depthAtMost = 10;

export const eventsAtMost = 10_000;

type Read = Map<string, Property[]>;

/** What was read so far, and where in the file that is. */
interface Reading {
  readonly events: Read[];
  readonly zones: { id: string; rules: Read[] }[];
  /** The components around the line, from the outside. */
  readonly path: string[];
  /** Takes the properties of an event or a zone's rule; null in what isn't read. */
  current: Read | null;
}

/**
 * The events and time zones of a file in iCalendar format (RFC 5545).
 * @returns null for a file that isn't one or was cut off, 'too-large' for one with too many events
 */
export function calendarLines(text: string): CalendarLines | 'too-large' | null {
  const lines = unfolded(text);
  if (lines[0]?.toUpperCase() !== 'BEGIN:VCALENDAR' || lines.at(-1)?.toUpperCase() !== 'END:VCALENDAR')
    return null;
  const reading: Reading = { events: [], zones: [], path: [], current: null };
  const { events, zones, path } = reading;
  for (const line of lines) {
    const [, begins, component = ''] = /^(BEGIN|END):(.*)$/i.exec(line) ?? [];
    if (begins?.toUpperCase() === 'BEGIN') begin(reading, component.trim().toUpperCase());
    else if (begins) end(reading);
    else takeProperty(reading, line);
    if (path.length > depthAtMost) return null;
    if (events.length > eventsAtMost || zones.length > eventsAtMost) return 'too-large';
  }
  return { events, zones };
}

function begin(reading: Reading, component: string): void {
  const { events, zones, path } = reading;
  path.push(component);
  reading.current = null;
  switch (path.slice(1).join('/')) {
    case 'VEVENT':
      events.push((reading.current = new Map()));
      break;
    case 'VTIMEZONE':
      zones.push({ id: '', rules: [] });
      break;
    case 'VTIMEZONE/STANDARD':
    case 'VTIMEZONE/DAYLIGHT':
      zones.at(-1)?.rules.push((reading.current = new Map()));
      break;
  }
}

function end(reading: Reading): void {
  const { events, path } = reading;
  path.pop();
  // After an alarm of an event, the event goes on.
  reading.current = path.at(-1) === 'VEVENT' && path.length === 2 ? (events.at(-1) ?? null) : null;
}

function takeProperty({ zones, path, current }: Reading, line: string): void {
  const inZone = path.at(-1) === 'VTIMEZONE';
  if (!current && !inZone) return;
  const [name, property] = propertyOf(line) ?? [];
  if (name === undefined || property === undefined) return;
  const zone = zones.at(-1);
  if (current) add(current, name, property);
  else if (name === 'TZID' && zone) zone.id = property.value;
}

function add(read: Read, name: string, property: Property): void {
  const same = read.get(name);
  if (same) same.push(property);
  else read.set(name, [property]);
}

/** The file's lines, of which long ones were folded into several. Empty ones are left out. */
function unfolded(text: string): readonly string[] {
  const lines: string[] = [];
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    if (/^[ \t]/.test(line) && lines.length > 0) lines[lines.length - 1] += line.slice(1);
    else if (line !== '') lines.push(line);
  }
  return lines.map((line) => line.trimEnd());
}

/** A property whose name is read; null for another one. */
function propertyOf(line: string): readonly [name: string, property: Property] | null {
  const name = /^[\w-]{1,40}(?=[;:])/.exec(line)?.[0].toUpperCase() ?? '';
  if (!names.has(name) || line.length > propertyAtMost) return null;
  const parameters = new Map<string, string>();
  let at = name.length;
  while (line[at] === ';') {
    // A value in quotes may contain colons, as in `TZID="(UTC-07:00) Mountain Time"`.
    const parameter = /;([\w-]+)=(?:"([^"]*)"|([^";:]*))/y;
    parameter.lastIndex = at;
    const [all, key = '', quoted, plain = ''] = parameter.exec(line) ?? [];
    if (all === undefined) return null;
    parameters.set(key.toUpperCase(), quoted ?? plain);
    at += all.length;
  }
  return line[at] === ':' ? [name, { parameters, value: line.slice(at + 1) }] : null;
}
