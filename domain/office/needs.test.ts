import { expect, test } from 'vitest';
import { business } from '../business/business';
import { noFormsYet } from '../job/forms-status';
import { buildJob } from '../../tools/testing/factories/build-job';
import { factorySettings } from '../settings/factory-settings';
import { usualService } from '../../tools/testing/usual-service';
import { sameDayReportTitles } from '../settings/offered-services';
import { addDays, calendarDateIn } from '../time/calendar-date';
import { instantOf } from '../time/zoned-instant';
import {
  isTakeDownDue,
  lacksFormsSoon,
  needsOf,
  promisedToReferral,
  promisedToRequest,
  type OpenWork,
} from './needs';

const { promises } = factorySettings;
const { confirmationHours, contactHours, reportHours } = promises;
const sameDayTitles = sameDayReportTitles(factorySettings.services);

const today = '2026-03-03';
const now = instantOf(today, '10:00', business.timeZone).getTime();
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
const page = <Row>(rows: readonly Row[], orMore = false) => ({ rows, orMore });
const nothing = {
  visits: page([]),
  requests: [],
  referrals: [],
  reports: page([]),
  mails: page([]),
  withdrawals: page([]),
  deadlines: page([]),
  waitingDeadlines: [],
};
const none = { count: 0, orMore: false };
const visit = buildJob({ status: 'scheduled', scheduled_date: today, forms_status: noFormsYet });
const late = { id: 'late', since: hoursAgo(contactHours + 0.1), hours: contactHours };
const early = { id: 'early', since: hoursAgo(contactHours - 0.1), hours: contactHours };
const one = { count: 1, orMore: false };
const service_type = usualService.title;
const allForms = { questionnaire_completed: true, agreement_signed: true, media_release_signed: true };

test('nothing open needs nothing', () => {
  expect(needsOf(factorySettings, nothing, now, today)).toEqual({
    requests: none,
    referrals: none,
    forms: none,
    reports: none,
    mails: none,
    withdrawals: none,
    deadlines: none,
  });
});

test('a request or referral without a job whose deadline is near needs attention', () => {
  const waiting = (deadline: string, forms_booking_id: string | null = null) => ({
    deadline,
    forms_booking_id,
  });
  const lists = [
    page([waiting(today), waiting(addDays(today, 2))], true),
    page([waiting(addDays(today, 1)), waiting(today, 'b-1')]),
  ];
  const work = { ...nothing, waitingDeadlines: lists };
  expect(needsOf(factorySettings, work, now, today).deadlines).toEqual({ count: 3, orMore: false });
  const pending = buildJob({ id: 'b-1', status: 'pending', deadline: today });
  const withJob = { ...work, deadlines: page([pending]) };
  expect(needsOf(factorySettings, withJob, now, today).deadlines).toEqual({ count: 3, orMore: false });
});

test('a job that may miss its deadline needs attention, and there may be more if the whole page does', () => {
  const due = (deadline: string) => buildJob({ scheduled_date: today, deadline });
  const deadlinesOf = (...jobs: readonly ReturnType<typeof due>[]) =>
    needsOf(factorySettings, { ...nothing, deadlines: page(jobs, true) }, now, today).deadlines;
  expect(deadlinesOf(due(today), due(addDays(today, 30)))).toEqual(one);
  expect(deadlinesOf(due(today))).toEqual({ count: 1, orMore: true });
});

test('requests and referrals need attention once the time that we promised is over', () => {
  const needs = needsOf(
    factorySettings,
    { ...nothing, requests: [page([late, early])], referrals: [page([late])] },
    now,
    today,
  );
  expect([needs.requests, needs.referrals]).toEqual([one, one]);
});

const ofForm = { referral_id: null, client_waits_since: null };
const ofReferral = { referral_id: 'referral-1', client_waits_since: null };
const longAgo = hoursAgo(50);

test.each([
  ['of the booking form', { ...ofForm, created_at: hoursAgo(confirmationHours + 0.1) }, one],
  ['of the booking form, in time', { ...ofForm, created_at: hoursAgo(confirmationHours - 0.1) }, none],
  ['of a referral', { ...ofReferral, created_at: hoursAgo(contactHours + 0.1) }, one],
  ['of a referral, in time', { ...ofReferral, created_at: hoursAgo(contactHours - 0.1) }, none],
  [
    'of a referred client who chose a time',
    { ...ofReferral, created_at: longAgo, client_waits_since: hoursAgo(confirmationHours + 0.1) },
    one,
  ],
  [
    'of a referred client who chose a time, in time',
    { ...ofReferral, created_at: longAgo, client_waits_since: hoursAgo(confirmationHours - 0.1) },
    none,
  ],
])('a request %s is late once its promise is over', (_source, request, counted) => {
  const requests = [page([{ id: 'request-1', ...promisedToRequest(promises, request) }])];
  expect(needsOf(factorySettings, { ...nothing, requests }, now, today).requests).toEqual(counted);
});

test('a request that is in two lists counts once', () => {
  const requests = [page([late]), page([late, { ...late, id: 'other' }])];
  expect(needsOf(factorySettings, { ...nothing, requests }, now, today).requests).toEqual({
    count: 2,
    orMore: false,
  });
});

test('a list that goes on may have more that is late, unless its page ends with what is not', () => {
  const requestsOf = (...requests: OpenWork['requests']) =>
    needsOf(factorySettings, { ...nothing, requests }, now, today).requests;
  expect(requestsOf(page([late], true))).toEqual({ count: 1, orMore: true });
  const recent = { ...early, since: hoursAgo(Math.min(confirmationHours, contactHours) - 0.1) };
  expect(requestsOf(page([late, recent], true))).toEqual(one);
  expect(requestsOf(page([late], true), page([recent], true))).toEqual({ count: 1, orMore: true });
  // One that waits as long may have been promised an answer sooner.
  expect(requestsOf(page([early], true)).orMore).toBe(confirmationHours < contactHours);
  const reports = page([{ service_type, completed_at: hoursAgo(reportHours + 1) }], true);
  const needs = needsOf(
    factorySettings,
    { ...nothing, reports, mails: page([{}], true), visits: page([visit], true) },
    now,
    today,
  );
  expect([needs.reports, needs.mails, needs.forms]).toEqual(Array(3).fill({ count: 1, orMore: true }));
});

test('a report needs attention once it is overdue', () => {
  const reports = page([
    { service_type, completed_at: hoursAgo(reportHours + 0.1) },
    { service_type, completed_at: hoursAgo(reportHours - 0.1) },
    { service_type, completed_at: null },
  ]);
  expect(needsOf(factorySettings, { ...nothing, reports }, now, today).reports).toEqual(one);
});

test('a report that is promised for the same day is overdue on the next', () => {
  const yesterday = addDays(calendarDateIn(business.timeZone, new Date(now)), -1);
  const rows = sameDayTitles.flatMap((service) => [
    { service_type: service, completed_at: instantOf(yesterday, '23:00', business.timeZone).toISOString() },
    { service_type: service, completed_at: instantOf(today, '08:00', business.timeZone).toISOString() },
  ]);
  const count = sameDayTitles.length;
  expect(needsOf(factorySettings, { ...nothing, reports: page(rows) }, now, today).reports).toEqual({
    count,
    orMore: false,
  });
});

test('reports that go on may have one that was promised for the same day', () => {
  const completed = (hours: number) => page([{ service_type, completed_at: hoursAgo(hours) }], true);
  const goesOn = (hours: number) =>
    needsOf(factorySettings, { ...nothing, reports: completed(hours) }, now, today).reports.orMore;
  expect(goesOn(12)).toBe(reportHours < 12 || sameDayTitles.length > 0);
  expect(goesOn(Math.min(1, reportHours - 0.1))).toBe(false);
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
  expect(needsOf(factorySettings, { ...nothing, withdrawals }, now, today).withdrawals).toEqual(one);
});

test('a changed promise decides what is late', () => {
  const hours = { confirmationHours: 101, contactHours: 102, reportHours: 103 };
  const longer = { ...factorySettings.promises, ...hours };
  const changed = { ...factorySettings, promises: longer };
  const work = (early: number) => ({
    ...nothing,
    requests: [
      page([{ id: 'one', ...promisedToRequest(longer, { ...ofForm, created_at: hoursAgo(101.1 - early) }) }]),
    ],
    referrals: [
      page([{ id: 'two', ...promisedToReferral(longer, { created_at: hoursAgo(102.1 - early) }) }]),
    ],
    reports: page([{ service_type, completed_at: hoursAgo(103.1 - early) }]),
  });
  const lateOf = (work: OpenWork) => {
    const { requests, referrals, reports } = needsOf(changed, work, now, today);
    return [requests, referrals, reports];
  };
  expect(lateOf(work(0))).toEqual([one, one, one]);
  expect(lateOf(work(0.2))).toEqual([none, none, none]);
});
