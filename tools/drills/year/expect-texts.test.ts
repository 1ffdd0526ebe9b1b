import { expect, it } from 'vitest';
import { expectTexts } from './expect-texts';
import type { Deed, Happening, Visit } from './happening';

const visit: Visit = {
  id: 'visit-0',
  person: 'visited@example.com',
  phone: '(312) 555-5000',
  agrees: true,
  isFormMissing: false,
  appointment: { on: '2035-11-10', at: '20:30' },
};
/** In a time zone without daylight saving time. */
const instant = (on: string, at: string) => new Date(`${on}T${at}:00Z`);

function textsOf(does: readonly (readonly [on: string, at: string, Deed])[], scheduled = visit) {
  const happenings: Happening[] = [
    { on: '2035-11-01', at: '05:30', does: { kind: 'schedule', visit: scheduled } },
    ...does.map(([on, at, deed]) => ({ on, at, does: deed })),
  ];
  const plan = { inspections: [], visits: [scheduled], happenings, last: '2035-11-20' };
  return expectTexts(plan, instant).map(({ about, on, at }) => `${about} at ${on} ${at}`);
}

const { phone } = visit;
const stop = { kind: 'stop', phone } as const;
const start = { kind: 'start', phone } as const;
const sent = 'visit-0 today, 2035-11-10 20:30 at 2035-11-10 08:00';

it.each([
  ['waits for the morning', [], [sent]],
  ['doesn’t go after a STOP that came while it waited', [['2035-11-10', '06:10', stop]], []],
  [
    'is not even queued after a STOP',
    [
      ['2035-11-09', '06:10', stop],
      ['2035-11-10', '06:10', start],
    ],
    [],
  ],
  [
    'goes after a START',
    [
      ['2035-11-08', '06:10', stop],
      ['2035-11-09', '06:10', start],
    ],
    [sent],
  ],
  [
    'doesn’t go for an appointment that is canceled',
    [['2035-11-10', '06:10', { kind: 'cancel', visit }]],
    [],
  ],
  [
    'goes for the new time alone',
    [['2035-11-10', '06:10', { kind: 'move', visit, to: { on: '2035-11-12', at: '09:00' } }]],
    ['visit-0 tomorrow, 2035-11-12 09:00 at 2035-11-11 12:00'],
  ],
] as const)('a reminder %s', (_what, does, expected) => {
  expect(textsOf(does)).toEqual(expected);
});

it('a reminder doesn’t go without a yes, and forms are asked for 72 hours before, too', () => {
  expect(textsOf([], { ...visit, agrees: false })).toEqual([]);
  expect(textsOf([], { ...visit, isFormMissing: true })).toEqual([
    'visit-0 on 2035-11-10 at 2035-11-08 08:00',
    sent,
  ]);
});
