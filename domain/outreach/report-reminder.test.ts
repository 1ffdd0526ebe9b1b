import { describe, expect, it } from 'vitest';
import { findingOf } from '../report/testing/finding-of';
import { factorySettings } from '../settings/factory-settings';
import { standardService } from '../settings/offered-services';
import {
  amendedReminder,
  remindedFindings,
  reminderOf,
  reminderTiming,
  returnService,
  type ReportReminder,
} from './report-reminder';

const catalog = factorySettings.services.catalog.map((service, index) => ({
  ...service,
  compares: index === 0 ? ('year' as const) : ('none' as const),
}));
const services = { ...factorySettings.services, catalog };
const [yearly, other] = catalog.map(({ title }) => title);
const monitored = findingOf({ recommendation: 'Have the line scoped again in 6 months.' });
const later = findingOf({ recommendation: 'Re-scope in 12 months.' });
const plain = findingOf({ recommendation: 'Have it repaired.' });
const form = { inspectionDate: '2026-08-31', sewerScopeType: other ?? '', findings: [plain] };

describe('a report’s reminder', () => {
  it('follows the earliest interval that a finding names', () => {
    expect(reminderOf({ ...form, findings: [later, monitored, plain] }, services)).toEqual({
      due_on: '2027-02-28',
      source: 'findings',
      state: 'waiting',
      at: null,
    });
  });

  it('comes a year after a yearly checkup, unless a finding asks for another time', () => {
    const checkup = { ...form, sewerScopeType: yearly ?? '' };
    expect(reminderOf(checkup, services)).toMatchObject({ due_on: '2027-08-31', source: 'checkup' });
    expect(reminderOf({ ...checkup, findings: [monitored] }, services)).toMatchObject({
      due_on: '2027-02-28',
      source: 'findings',
    });
  });

  it('is none where nothing asks for one', () => {
    expect(reminderOf(form, services)).toBeNull();
    expect(reminderOf({ ...form, sewerScopeType: '' }, services)).toBeNull();
  });
});

describe('after an amendment', () => {
  const before: ReportReminder = { due_on: '2027-08-31', source: 'findings', state: 'waiting', at: null };
  const amended = { ...form, findings: [monitored] };

  it('one that waits follows the new version', () => {
    expect(amendedReminder(before, amended, services)).toMatchObject({ due_on: '2027-02-28' });
    expect(amendedReminder(before, form, services)).toBeNull();
    expect(amendedReminder(null, amended, services)).toMatchObject({ state: 'waiting' });
  });

  it('one that the office skipped stays skipped, and follows the new version', () => {
    const skipped = { ...before, state: 'skipped', at: '2027-01-04T17:00:00.000Z' } as const;
    expect(amendedReminder(skipped, amended, services)).toEqual({ ...skipped, due_on: '2027-02-28' });
    expect(amendedReminder(skipped, form, services)).toBeNull();
  });

  it.each(['queued', 'declined', 'booked', 'late', 'stopped'] as const)('one that is %s stays', (state) => {
    const ended = { ...before, state, at: '2027-01-01T15:00:00.000Z' };
    expect(amendedReminder(ended, amended, services)).toBe(ended);
  });
});

it.each([
  ['2027-02-27', 'early'],
  ['2027-02-28', 'due'],
  ['2027-03-30', 'due'],
  ['2027-03-31', 'late'],
])('on %s, a reminder due on February 28 is %s', (today, timing) => {
  expect(reminderTiming({ due_on: '2027-02-28' }, today)).toBe(timing);
});

it('names the findings that ask for another look', () => {
  expect(remindedFindings({ findings: [plain, later] })).toEqual([later]);
});

it('offers the yearly service while it is offered, and the usual one otherwise', () => {
  expect(returnService(services).title).toBe(yearly);
  const retired = catalog.map((service, index) => ({ ...service, active: index !== 0 }));
  const rest = { ...services, catalog: retired, standard: retired[1]?.id ?? '' };
  expect(returnService(rest)).toBe(standardService(rest));
});
