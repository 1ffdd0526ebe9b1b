import { expect, test } from 'vitest';
import { changedServices, renamedService } from '../../tools/testing/changed-services';
import { usualService } from '../../tools/testing/usual-service';
import { factorySettings } from '../settings/factory-settings';
import { addDays } from '../time/calendar-date';
import { historyStart } from './history';
import { revenueByService, revenueBySource, revenueByWeek, sourceOf, total, type Received } from './revenue';

const { catalog: services } = factorySettings.services;

const today = '2026-03-03';
const paid = (changes: Partial<Received> = {}): Received => ({
  date: today,
  amount: 100,
  service: services[0]!.title,
  source: 'website',
  ...changes,
});

test('a payment counts in the week of its day, and one from before the 12 weeks not at all', () => {
  const first = historyStart(today);
  const weeks = revenueByWeek(
    [
      paid({ date: first, amount: 1 }),
      paid({ date: addDays(first, 6), amount: 2 }),
      paid({ date: addDays(first, 7), amount: 4 }),
      paid({ date: today, amount: 8 }),
      paid({ date: addDays(first, -1), amount: 16 }),
    ],
    today,
  );
  expect(weeks).toHaveLength(12);
  expect([weeks[0]?.amount, weeks[1]?.amount, weeks[11]?.amount]).toEqual([3, 4, 8]);
  expect(total(weeks)).toBe(15);
});

test('every service of the catalog has a sum, and so has a name that is not in it', () => {
  const sums = revenueByService(factorySettings.services, [
    paid(),
    paid({ service: 'Dye test', amount: 20 }),
  ]);
  expect(sums).toEqual([
    ...services.map(({ title }, index) => ({ name: title, amount: index === 0 ? 100 : 0 })),
    { name: 'Dye test', amount: 20 },
  ]);
});

test('money of a former title counts under the service’s current one', () => {
  const sums = revenueByService(changedServices(renamedService), [
    paid({ service: usualService.title, amount: 30 }),
    paid({ service: 'Renamed Scope', amount: 12.5 }),
  ]);
  expect(sums.map(({ name }) => name)).not.toContain(usualService.title);
  expect(sums.find(({ name }) => name === 'Renamed Scope')?.amount).toBe(42.5);
});

test('a retired service is listed in its place if it earned', () => {
  const retired = changedServices({ active: false });
  const names = (received: readonly Received[]) =>
    revenueByService(retired, received).map(({ name }) => name);
  const earned = paid({ service: usualService.title });
  expect(names([earned])).toEqual(services.map(({ title }) => title));
  expect(names([])).not.toContain(usualService.title);
});

test('a referral’s job counts for the referral, and one without request or referral for the office', () => {
  expect(sourceOf({ lead_id: 'lead-1', referral_id: 'referral-1' })).toBe('referral');
  expect(sourceOf({ lead_id: 'lead-1', referral_id: null })).toBe('website');
  expect(sourceOf({ lead_id: null, referral_id: null })).toBe('office');
  expect(revenueBySource([paid(), paid({ source: 'referral', amount: 5 })])).toEqual({
    website: 100,
    referral: 5,
    office: 0,
  });
});

test('cents add up', () => {
  expect(total([{ amount: 0.1 }, { amount: 0.2 }])).toBe(0.3);
});
