import { assert, asyncProperty, constantFrom, integer, record, string, uniqueArray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { business } from '@domain/business/business';
import type { TakenTime } from '@domain/appointment/taken-time';
import { feedUid } from '../feed/jobs-calendar';
import { calendarUid } from '../mail/compose/appointment-calendar';
import { busyIn } from './busy-in';

/** A Monday to a Sunday two weeks later, across the end of daylight saving time on November 1. */
const days = { from: '2026-10-26', to: '2026-11-08' };
const zone = 'America/Chicago';

/** The busy times by day: `9:00-10:30`. */
async function busy(text: string, { range = days, timeZone = zone } = {}): Promise<Record<string, string[]>> {
  const found = await busyIn(text, range, timeZone);
  if (typeof found === 'string') throw new Error(found);
  return Object.fromEntries(Object.entries(found.days).map(([date, times]) => [date, times.map(inWords)]));
}

const inWords = ({ from, to }: TakenTime) => `${clock(from)}-${clock(to)}`;
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** A calendar of events, each given by its lines. */
const calendar = (...events: readonly (readonly string[])[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines, index) => ['BEGIN:VEVENT', `UID:event-${index}`, ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

const google = `BEGIN:VCALENDAR
PRODID:-//Google Inc//Google Calendar 70.9054//EN
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:PUBLISH
X-WR-CALNAME:jordan@example.com
X-WR-TIMEZONE:America/Chicago
BEGIN:VTIMEZONE
TZID:America/Chicago
X-LIC-LOCATION:America/Chicago
BEGIN:DAYLIGHT
TZOFFSETFROM:-0600
TZOFFSETTO:-0500
TZNAME:CDT
DTSTART:19700308T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:-0500
TZOFFSETTO:-0600
TZNAME:CST
DTSTART:19701101T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
DTSTART;TZID=America/Chicago:20190902T090000
DTEND;TZID=America/Chicago:20190902T093000
RRULE:FREQ=WEEKLY;WKST=SU;BYDAY=MO,WE
EXDATE;TZID=America/Chicago:20261028T090000
DTSTAMP:20261026T120000Z
UID:4c5k2m8r@google.com
SEQUENCE:1
STATUS:CONFIRMED
SUMMARY:Stand-up\\, weekly
DESCRIPTION:Join here: https://example.com/a;b=c:d and this line is folded be
 cause it is longer than seventy-five octets
TRANSP:OPAQUE
BEGIN:VALARM
ACTION:DISPLAY
TRIGGER:-P0DT0H10M0S
DTSTART:20261027T000000Z
END:VALARM
END:VEVENT
BEGIN:VEVENT
DTSTART;TZID=America/Chicago:20261104T140000
DTEND;TZID=America/Chicago:20261104T150000
DTSTAMP:20261026T120000Z
UID:4c5k2m8r@google.com
RECURRENCE-ID;TZID=America/Chicago:20261104T090000
SUMMARY:Stand-up\\, weekly
TRANSP:OPAQUE
END:VEVENT
BEGIN:VEVENT
DTSTART:20261029T200000Z
DTEND:20261029T213000Z
UID:once@google.com
SUMMARY:Dentist
END:VEVENT
BEGIN:VEVENT
DTSTART;VALUE=DATE:20261030
DTEND;VALUE=DATE:20261101
UID:trip@google.com
SUMMARY:Trip
TRANSP:OPAQUE
END:VEVENT
BEGIN:VEVENT
DTSTART;VALUE=DATE:20261105
DTEND;VALUE=DATE:20261106
UID:birthday@google.com
SUMMARY:A birthday
TRANSP:TRANSPARENT
END:VEVENT
BEGIN:VEVENT
DTSTART:20261106T150000Z
DTEND:20261106T160000Z
UID:off@google.com
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR
`;

test('a calendar as Google exports it', async () => {
  expect(await busy(google)).toEqual({
    '2026-10-26': ['9:00-9:30'],
    '2026-10-29': ['15:00-16:30'],
    '2026-10-30': ['0:00-24:00'],
    '2026-10-31': ['0:00-24:00'],
    '2026-11-02': ['9:00-9:30'],
    '2026-11-04': ['14:00-15:00'],
  });
});

test('nothing but times is taken from it', async () => {
  const found = await busyIn(google, days, zone);
  expect(JSON.stringify(found)).not.toMatch(/stand-up|dentist|example/i);
});

const icloud = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Apple Inc.//iCloud 2634B12//EN
BEGIN:VTIMEZONE
TZID:America/Ciudad_Juarez
END:VTIMEZONE
BEGIN:VEVENT
CREATED:20201001T120000Z
UID:6F1A2B3C-0000-4000-8000-000000000001
DTSTART;TZID=America/Ciudad_Juarez:20201006T180000
DURATION:PT1H15M
RRULE:FREQ=MONTHLY;BYDAY=1TU,-1TU
RDATE;TZID=America/Ciudad_Juarez:20261029T180000
TRANSP:OPAQUE
END:VEVENT
BEGIN:VEVENT
UID:6F1A2B3C-0000-4000-8000-000000000002
DTSTART:20261026T223000
DTEND:20261027T013000
SUMMARY:A night
END:VEVENT
BEGIN:VEVENT
UID:6F1A2B3C-0000-4000-8000-000000000003
DTSTART;VALUE=DATE:20101107
RRULE:FREQ=YEARLY
END:VEVENT
END:VCALENDAR
`;

test('a calendar as iCloud exports it', async () => {
  expect(await busy(icloud)).toEqual({
    // A floating time is the business's, also over midnight.
    '2026-10-26': ['22:30-24:00'],
    '2026-10-27': ['0:00-1:30', '19:00-20:15'],
    '2026-10-29': ['19:00-20:15'],
    '2026-11-03': ['19:00-20:15'],
    '2026-11-07': ['0:00-24:00'],
  });
});

const outlook = `BEGIN:VCALENDAR
METHOD:PUBLISH
PRODID:Microsoft Exchange Server 2010
VERSION:2.0
BEGIN:VTIMEZONE
TZID:Eastern Standard Time
BEGIN:STANDARD
DTSTART:16010101T020000
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VTIMEZONE
TZID:Customized Time Zone
BEGIN:STANDARD
DTSTART:16010101T020000
TZOFFSETFROM:-0600
TZOFFSETTO:-0700
RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:-0700
TZOFFSETTO:-0600
RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:040000008200E00074C5B7101A82E008
RRULE:FREQ=DAILY;UNTIL=20261105T130000Z;INTERVAL=2
DTSTART;TZID=Eastern Standard Time:20261028T090000
DTEND;TZID=Eastern Standard Time:20261028T100000
X-MICROSOFT-CDO-BUSYSTATUS:BUSY
END:VEVENT
BEGIN:VEVENT
UID:040000008200E00074C5B7101A82E009
DTSTART;TZID=Customized Time Zone:20261027T120000
DTEND;TZID=Customized Time Zone:20261027T130000
RRULE:FREQ=WEEKLY
X-MICROSOFT-CDO-BUSYSTATUS:OOF
END:VEVENT
BEGIN:VEVENT
UID:040000008200E00074C5B7101A82E010
DTSTART;TZID="(UTC-06:00) Central Time (US & Canada)":20261107T120000
DTEND;TZID="(UTC-06:00) Central Time (US & Canada)":20261107T130000
END:VEVENT
BEGIN:VEVENT
UID:040000008200E00074C5B7101A82E011
DTSTART:20261107T150000Z
DTEND:20261107T160000Z
TRANSP:OPAQUE
X-MICROSOFT-CDO-BUSYSTATUS:FREE
END:VEVENT
END:VCALENDAR
`;

test('a calendar as Outlook exports it', async () => {
  expect(await busy(outlook)).toEqual({
    '2026-10-27': ['13:00-14:00'],
    '2026-10-28': ['8:00-9:00'],
    '2026-10-30': ['8:00-9:00'],
    '2026-11-01': ['8:00-9:00'],
    '2026-11-03': ['8:00-9:00', '13:00-14:00'],
    '2026-11-07': ['12:00-13:00'],
  });
});

describe('repeating events', () => {
  test('9:00 stays 9:00 when clocks change', async () => {
    const text = calendar([
      'DTSTART;TZID=America/Chicago:20150105T090000',
      'DTEND;TZID=America/Chicago:20150105T100000',
      'RRULE:FREQ=DAILY',
    ]);
    const found = await busy(text);
    expect(Object.keys(found)).toHaveLength(14);
    expect(new Set(Object.values(found).flat())).toEqual(new Set(['9:00-10:00']));
  });

  test('an event in UTC moves with the clocks', async () => {
    const found = await busy(
      calendar(['DTSTART:20150105T150000Z', 'DTEND:20150105T160000Z', 'RRULE:FREQ=DAILY']),
    );
    expect(found['2026-10-31']).toEqual(['10:00-11:00']);
    expect(found['2026-11-01']).toEqual(['9:00-10:00']);
  });

  test('COUNT and UNTIL end them', async () => {
    const from = ['DTSTART;TZID=America/Chicago:20261026T090000', 'DURATION:PT1H'];
    expect(Object.keys(await busy(calendar([...from, 'RRULE:FREQ=DAILY;COUNT=3'])))).toHaveLength(3);
    // In UTC, at the beginning of the third one.
    expect(
      Object.keys(await busy(calendar([...from, 'RRULE:FREQ=DAILY;UNTIL=20261028T140000Z']))),
    ).toHaveLength(3);
    expect(Object.keys(await busy(calendar([...from, 'RRULE:FREQ=DAILY;UNTIL=20261028'])))).toHaveLength(3);
    expect(
      await busy(calendar([...from.slice(1), 'DTSTART:20200101T090000Z', 'RRULE:FREQ=DAILY;UNTIL=20200301'])),
    ).toEqual({});
  });

  test('an exception by date, and a cancelled occurrence, leave one out', async () => {
    const series = [
      'DTSTART;TZID=America/Chicago:20261026T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=4',
    ];
    const text = calendar(
      [...series, 'EXDATE;VALUE=DATE:20261027'],
      ['UID:x', 'DTSTART:20261028T140000Z', 'STATUS:CANCELLED'],
    ).replace('UID:event-1\r\nUID:x', 'UID:event-0\r\nRECURRENCE-ID:20261028T140000Z');
    expect(Object.keys(await busy(text))).toEqual(['2026-10-26', '2026-10-29']);
  });

  test('one that began before the first day and goes on counts from there', async () => {
    const text = calendar(['DTSTART;VALUE=DATE:20261020', 'DTEND;VALUE=DATE:20261027']);
    expect(await busy(text)).toEqual({ '2026-10-26': ['0:00-24:00'] });
  });
});

test('times that meet are joined, and seconds are rounded outward', async () => {
  const text = calendar(
    ['DTSTART:20261027T150030Z', 'DTEND:20261027T155930Z'],
    ['DTSTART:20261027T160000Z', 'DTEND:20261027T170000Z'],
    ['DTSTART:20261027T160000Z'],
  );
  expect(await busy(text)).toEqual({ '2026-10-27': ['10:00-12:00'] });
});

test('our own jobs in it don’t count', async () => {
  const times = ['DTSTART:20261027T150000Z', 'DTEND:20261027T160000Z'];
  const text = calendar(times, times)
    .replace('UID:event-0', `UID:${feedUid('job')}`)
    .replace('UID:event-1', `UID:${calendarUid('job')}`);
  expect(await busy(text)).toEqual({});
  expect(await busy(text.replace(new URL(business.siteUrl).hostname, 'example.com'))).not.toEqual({});
});

test.each([
  ['Mountain Standard Time', '11:00-12:00'],
  ['US Mountain Standard Time', '12:00-13:00'],
  ['/freeassociation.sourceforge.net/Tzfile/America/New_York', '9:00-10:00'],
  ['A zone that nobody knows', '10:00-11:00'],
  ['-07:00', '10:00-11:00'],
])('an event in the time zone %s, which the file doesn’t describe', async (name, time) => {
  const text = calendar([`DTSTART;TZID="${name}":20261027T100000`, 'DURATION:PT1H']);
  expect(await busy(text)).toEqual({ '2026-10-27': [time] });
});

describe('an unusual file', () => {
  test.each([
    ['a page', '<!doctype html><title>Sign in</title>'],
    ['nothing', ''],
    ['a file that was cut off', google.slice(0, -40)],
  ])('%s is not a calendar', async (_what, text) => {
    expect(await busyIn(text, days, zone)).toBe('not-a-calendar');
  });

  test('an event that can’t be read leaves out itself alone', async () => {
    const text = calendar(
      ['DTSTART:soon', 'DTEND:later'],
      ['SUMMARY:No beginning'],
      ['DTSTART:20261027T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=NEVER'],
      ['DTSTART:20261027T150000Z', 'DURATION:PT1H'],
    );
    expect(await busyIn(text, days, zone)).toEqual({
      days: { '2026-10-27': [{ from: 600, to: 660 }] },
      skipped: 3,
    });
  });

  test('too many events are too large', async () => {
    const events = Array.from({ length: 10_001 }, () => ['DTSTART:20261027T150000Z']);
    expect(await busyIn(calendar(...events), days, zone)).toBe('too-large');
  });
});

describe('a hostile file costs little', () => {
  const list = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index).join(',');
  test.each([
    ['every second', 'FREQ=SECONDLY'],
    ['every minute until the end of time', 'FREQ=MINUTELY;UNTIL=99991231T235959Z'],
    ['a day that doesn’t exist', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'],
    ['a billion times', 'FREQ=DAILY;COUNT=1000000000'],
    [
      'every second of the day',
      `FREQ=DAILY;BYHOUR=${list(0, 23)};BYMINUTE=${list(0, 59)};BYSECOND=${list(0, 59)}`,
    ],
    [
      'everything of a year',
      `FREQ=YEARLY;BYMONTH=${list(1, 12)};BYMONTHDAY=${list(1, 31)};BYDAY=MO,TU,WE,TH,FR,SA,SU`,
    ],
    ['no interval', 'FREQ=DAILY;INTERVAL=0'],
    ['a huge interval', 'FREQ=DAILY;INTERVAL=99999999999999999999'],
  ])('%s', async (_what, rule) => {
    const events = Array.from({ length: 20 }, () => [
      'DTSTART:19000101T090000Z',
      'DURATION:PT1H',
      `RRULE:${rule}`,
    ]);
    const begun = performance.now();
    await busyIn(calendar(...events), days, zone);
    expect(performance.now() - begun).toBeLessThan(4_000);
  });

  test('a hundred thousand exceptions, and events of many years', async () => {
    const exceptions = `EXDATE:${Array.from({ length: 2_000 }, () => '20261027T150000Z').join(',')}`;
    const text = calendar(
      [
        'DTSTART:20200101T150000Z',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY',
        ...Array.from({ length: 50 }, () => exceptions),
      ],
      ...Array.from({ length: 5_000 }, () => [
        'DTSTART:19000101T150000Z',
        'DTEND:99990101T150000Z',
        'RRULE:FREQ=DAILY',
      ]),
    );
    const begun = performance.now();
    expect(await busyIn(text, days, zone)).toBe('too-large');
    expect(performance.now() - begun).toBeLessThan(12_000);
  });

  test('any text ends with an answer', async () => {
    const lines = constantFrom(
      ...['BEGIN:VEVENT', 'END:VEVENT', 'BEGIN:VTIMEZONE', 'END:VTIMEZONE', 'BEGIN:STANDARD', 'END:STANDARD'],
      ...[
        'TZID:a',
        'DTSTART;TZID=a:20261027T090000',
        'DTSTART:20261027',
        'DTEND:20261028T090000Z',
        'DURATION:P1D',
      ],
      ...[
        'RRULE:FREQ=DAILY',
        'RRULE:',
        'RDATE:,',
        'EXDATE:x',
        'RECURRENCE-ID:20261027T090000',
        ' folded',
        ';:;',
      ],
      ...[
        'TZOFFSETFROM:-0500',
        'TZOFFSETTO:-0600',
        'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
        'TRANSP:',
        'UID:a',
      ],
    );
    const line = record({
      known: lines,
      free: string({ maxLength: 40 }),
      which: integer({ min: 0, max: 3 }),
    });
    await assert(
      asyncProperty(uniqueArray(line, { maxLength: 40 }), async (chosen) => {
        const text = chosen.map(({ known, free, which }) => (which === 0 ? free : known));
        const found = await busyIn(['BEGIN:VCALENDAR', ...text, 'END:VCALENDAR'].join('\n'), days, zone);
        expect(typeof found === 'string' || found.skipped >= 0).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
