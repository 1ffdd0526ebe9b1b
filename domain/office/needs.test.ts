import { expect, test } from 'vitest';
import { contactHours } from '../business/promises';
import { noFormsYet } from '../job/forms-status';
import { reportPromiseHours } from '../stats/report-in-time';
import { lacksFormsSoon, needsOf } from './needs';

const now = Date.parse('2026-03-03T17:00:00.000Z');
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
const nothing = { visits: [], requests: [], referrals: [], reports: [], mails: [] };
const today = '2026-03-03';
const visit = { status: 'scheduled', scheduled_date: today, forms_status: noFormsYet } as const;
const allForms = { questionnaire_completed: true, agreement_signed: true, media_release_signed: true };

test('nothing open needs nothing', () => {
  expect(needsOf(nothing, now, today)).toEqual({ requests: 0, referrals: 0, forms: 0, reports: 0, mails: 0 });
});

test('requests and referrals need a hand once the time in which we promise contact is over', () => {
  const waiting = [
    { created_at: hoursAgo(contactHours - 0.1) },
    { created_at: hoursAgo(contactHours + 0.1) },
  ];
  const needs = needsOf({ ...nothing, requests: waiting, referrals: waiting }, now, today);
  expect([needs.requests, needs.referrals]).toEqual([1, 1]);
});

test('a report needs a hand once it is overdue', () => {
  const reports = [
    { completed_at: hoursAgo(reportPromiseHours - 0.1) },
    { completed_at: hoursAgo(reportPromiseHours + 0.1) },
    { completed_at: null },
  ];
  expect(needsOf({ ...nothing, reports }, now, today).reports).toBe(1);
});

test('forms are missed for a visit of today or tomorrow that has not begun', () => {
  expect(lacksFormsSoon(visit, today)).toBe(true);
  expect(lacksFormsSoon({ ...visit, scheduled_date: '2026-03-04' }, today)).toBe(true);
  expect(lacksFormsSoon({ ...visit, scheduled_date: '2026-03-05' }, today)).toBe(false);
  expect(lacksFormsSoon({ ...visit, scheduled_date: '2026-03-02' }, today)).toBe(false);
  expect(lacksFormsSoon({ ...visit, status: 'in_progress' }, today)).toBe(false);
  expect(lacksFormsSoon({ ...visit, forms_status: allForms }, today)).toBe(false);
});
