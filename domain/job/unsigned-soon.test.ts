import { expect, test } from 'vitest';
import { noFormsYet } from './forms-status';
import { isUnsignedSoon, unsignedFirst } from './unsigned-soon';

const zone = 'America/Denver';
// 10 AM in that zone.
const now = new Date('2026-03-03T17:00:00Z');
const job = {
  status: 'scheduled',
  scheduled_date: '2026-03-04',
  scheduled_time: '10:00',
  forms_status: noFormsYet,
} as const;
const complete = { questionnaire_completed: true, agreement_signed: true, media_release_signed: true };

test.each([
  [{}, true],
  [{ scheduled_time: '10:01' }, false],
  [{ scheduled_date: '2026-03-03' }, true],
  [{ scheduled_date: '2026-03-02', scheduled_time: '10:00' }, true],
  [{ scheduled_date: '2026-03-02', scheduled_time: '09:59' }, false],
  [{ forms_status: complete }, false],
  [{ forms_status: { ...complete, media_release_signed: false } }, true],
  [{ status: 'in_progress' }, false],
  [{ status: 'pending' }, false],
  [{ scheduled_time: '' }, false],
  [{ scheduled_date: '' }, false],
] as const)('with %j missing forms are urgent: %s', (changes, urgent) => {
  expect(isUnsignedSoon({ ...job, ...changes }, zone, now)).toBe(urgent);
});

test('those jobs are first, and the others keep their order', () => {
  const rows = [
    { ...job, id: 'done', forms_status: complete },
    { ...job, id: 'soon' },
    { ...job, id: 'later', scheduled_date: '2026-03-09' },
    { ...job, id: 'sooner', scheduled_time: '09:00' },
  ];
  expect(unsignedFirst(rows, zone, now).map(({ id }) => id)).toEqual(['soon', 'sooner', 'done', 'later']);
});
