import { describe, expect, test } from 'vitest';
import { dueMails } from './due-mails';
import { noFormsYet } from './forms-status';

const zone = 'America/Denver';
const appointment = {
  status: 'scheduled',
  scheduled_date: '2026-12-10',
  scheduled_time: '09:00',
  forms_status: noFormsYet,
  agreed_at: '2026-12-01T16:00:00.000Z',
  origin: null,
} as const;
const allForms = { questionnaire_completed: true, agreement_signed: true, media_release_signed: true };
const at = (instant: string) => new Date(instant);
const kinds = (...args: Parameters<typeof dueMails>) => dueMails(...args).map(({ kind }) => kind);

describe('an appointment on December 10 at 9:00 in Denver', () => {
  test.each([
    ['a second before 72 hours', '2026-12-07T15:59:59Z', []],
    ['72 hours before', '2026-12-07T16:00:00Z', ['forms_reminder']],
    ['a second before 24 hours', '2026-12-09T15:59:59Z', ['forms_reminder']],
    ['24 hours before', '2026-12-09T16:00:00Z', ['appointment_confirmation']],
    ['a second before it begins', '2026-12-10T15:59:59Z', ['appointment_confirmation']],
    ['when it begins', '2026-12-10T16:00:00Z', []],
  ])('%s', (_when, now, expected) => {
    expect(kinds(appointment, zone, at(now))).toEqual(expected);
  });

  test('with all forms in: a confirmation and no reminder', () => {
    const complete = { ...appointment, forms_status: allForms };
    expect(kinds(complete, zone, at('2026-12-08T16:00:00Z'))).toEqual([]);
    expect(kinds(complete, zone, at('2026-12-09T17:00:00Z'))).toEqual(['appointment_confirmation']);
  });

  test.each(Object.keys(allForms))('with %s missing: a reminder', (missing) => {
    const forms = { ...allForms, [missing]: false };
    expect(kinds({ ...appointment, forms_status: forms }, zone, at('2026-12-08T16:00:00Z'))).toEqual([
      'forms_reminder',
    ]);
  });

  test('booked within 72 hours: no 72-hour reminder', () => {
    const late = { ...appointment, agreed_at: '2026-12-08T10:00:00Z' };
    expect(kinds(late, zone, at('2026-12-08T16:00:00Z'))).toEqual([]);
    expect(kinds(late, zone, at('2026-12-09T16:00:00Z'))).toEqual(['appointment_confirmation']);
  });

  test('booked within 24 hours: nothing, because the approval contains everything', () => {
    const today = { ...appointment, agreed_at: '2026-12-09T18:00:00Z' };
    expect(kinds(today, zone, at('2026-12-10T10:00:00Z'))).toEqual([]);
  });

  test('moved within 24 hours: nothing, because the email about the move contains everything', () => {
    const moved = { ...appointment, scheduled_time: '15:00', agreed_at: '2026-12-10T00:00:00Z' };
    expect(kinds(moved, zone, at('2026-12-10T01:00:00Z'))).toEqual([]);
  });

  test('moved: separate emails', () => {
    const now = at('2026-12-09T17:00:00Z');
    const moved = { ...appointment, scheduled_time: '10:00' };
    expect(dueMails(moved, zone, now)[0]?.occasion).not.toBe(dueMails(appointment, zone, now)[0]?.occasion);
  });
});

test.each(['pending', 'in_progress', 'completed', 'cancelled'] as const)('%s: nothing', (status) => {
  expect(dueMails({ ...appointment, status }, zone, at('2026-12-09T17:00:00Z'))).toEqual([]);
});

test('counts elapsed hours across the change to standard time', () => {
  const autumn = { ...appointment, scheduled_date: '2026-11-02', agreed_at: '2026-10-20T16:00:00Z' };
  expect(kinds(autumn, zone, at('2026-10-30T15:59:59Z'))).toEqual([]);
  expect(kinds(autumn, zone, at('2026-10-30T16:00:00Z'))).toEqual(['forms_reminder']);
});
