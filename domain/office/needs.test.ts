import { expect, test } from 'vitest';
import { business } from '../business/business';
import { contactHours } from '../business/promises';
import { defaultServiceTitle, services } from '../business/services';
import { noFormsYet } from '../job/forms-status';
import { reportPromiseHours } from '../stats/report-in-time';
import { buildJob } from '../../tools/testing/factories/build-job';
import { addDays } from '../time/calendar-date';
import { instantOf } from '../time/zoned-instant';
import { isTakeDownDue, lacksFormsSoon, needsOf, reportDue, type OpenWork } from './needs';

const now = Date.parse('2026-03-03T17:00:00.000Z');
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
const page = <Row>(rows: readonly Row[], orMore = false) => ({ rows, orMore });
const nothing = {
  visits: page([]),
  requests: [],
  referrals: [],
  reports: page([]),
  mails: page([]),
  withdrawals: page([]),
};
const none = { count: 0, orMore: false };
const today = '2026-03-03';
const visit = buildJob({ status: 'scheduled', scheduled_date: today, forms_status: noFormsYet });
const late = { id: 'late', since: hoursAgo(contactHours + 0.1) };
const early = { id: 'early', since: hoursAgo(contactHours - 0.1) };
const one = { count: 1, orMore: false };
const service_type = defaultServiceTitle;
const allForms = { questionnaire_completed: true, agreement_signed: true, media_release_signed: true };

test('nothing open needs nothing', () => {
  expect(needsOf(nothing, now, today)).toEqual({
    requests: none,
    referrals: none,
    forms: none,
    reports: none,
    mails: none,
    withdrawals: none,
  });
});

test('requests and referrals need attention once the time in which we promise contact is over', () => {
  const needs = needsOf(
    { ...nothing, requests: [page([late, early])], referrals: [page([late])] },
    now,
    today,
  );
  expect([needs.requests, needs.referrals]).toEqual([one, one]);
});

test('a request that is in two lists counts once', () => {
  const requests = [page([late]), page([late, { ...late, id: 'other' }])];
  expect(needsOf({ ...nothing, requests }, now, today).requests).toEqual({ count: 2, orMore: false });
});

test('a list that goes on may have more that is late, unless its page ends with what is not', () => {
  const requestsOf = (...requests: OpenWork['requests']) =>
    needsOf({ ...nothing, requests }, now, today).requests;
  expect(requestsOf(page([late], true))).toEqual({ count: 1, orMore: true });
  expect(requestsOf(page([late, early], true))).toEqual(one);
  expect(requestsOf(page([late], true), page([early], true))).toEqual({ count: 1, orMore: true });
  const reports = page([{ service_type, completed_at: hoursAgo(reportPromiseHours + 1) }], true);
  const needs = needsOf(
    { ...nothing, reports, mails: page([{}], true), visits: page([visit], true) },
    now,
    today,
  );
  expect([needs.reports, needs.mails, needs.forms]).toEqual(Array(3).fill({ count: 1, orMore: true }));
});

test('a report needs attention once it is overdue', () => {
  const reports = page([
    { service_type, completed_at: hoursAgo(reportPromiseHours + 0.1) },
    { service_type, completed_at: hoursAgo(reportPromiseHours - 0.1) },
    { service_type, completed_at: null },
  ]);
  expect(needsOf({ ...nothing, reports }, now, today).reports).toEqual(one);
});

test('a report that is promised for the same day is due when the day ends', () => {
  const rush = services.find(({ sameDayReport }) => sameDayReport)?.title ?? '';
  const completed_at = instantOf(today, '15:00', business.timeZone).toISOString();
  const midnight = instantOf(addDays(today, 1), '00:00', business.timeZone).getTime();
  expect(reportDue({ service_type: rush, completed_at })).toBe(midnight);
  expect(reportDue({ service_type: defaultServiceTitle, completed_at })).toBeGreaterThan(midnight);
});

test('forms are missed for a visit of today or tomorrow that has not begun', () => {
  expect(lacksFormsSoon(visit, today)).toBe(true);
  expect(lacksFormsSoon({ ...visit, scheduled_date: '2026-03-04' }, today)).toBe(true);
  expect(lacksFormsSoon({ ...visit, scheduled_date: '2026-03-05' }, today)).toBe(false);
  expect(lacksFormsSoon({ ...visit, scheduled_date: '2026-03-02' }, today)).toBe(false);
  expect(lacksFormsSoon({ ...visit, status: 'in_progress' }, today)).toBe(false);
  expect(lacksFormsSoon({ ...visit, forms_status: allForms }, today)).toBe(false);
});

test('what was withdrawn needs attention from the last promised day on, until it is down', () => {
  const withdrawal = {
    state: 'open',
    uses: [],
    asked_on: '2026-02-17',
    due_on: today,
    done_at: null,
  } as const;
  const dueOn = (due_on: string) => ({ consent_withdrawal: { ...withdrawal, due_on } });
  expect(isTakeDownDue(dueOn('2026-03-04'), today)).toBe(false);
  expect(isTakeDownDue(dueOn(today), today)).toBe(true);
  expect(isTakeDownDue({ consent_withdrawal: { ...withdrawal, state: 'done' } }, today)).toBe(false);
  expect(isTakeDownDue({ consent_withdrawal: null }, today)).toBe(false);
  const withdrawals = page([dueOn('2026-03-02'), dueOn('2026-03-04')]);
  expect(needsOf({ ...nothing, withdrawals }, now, today).withdrawals).toEqual(one);
});
