import { expect, test } from 'vitest';
import { changedServices, renamedService } from '../../tools/testing/changed-services';
import { usualService } from '../../tools/testing/usual-service';
import { factorySettings } from '../settings/factory-settings';
import { addDays } from '../time/calendar-date';
import { historyStart } from './history';
import {
  receivedInLedger,
  revenueByInspector,
  revenueByService,
  revenueBySource,
  revenueByWeek,
  rewardCost,
  total,
  type Received,
} from './revenue';

const { catalog: services } = factorySettings.services;

const today = '2026-03-03';
const paid = (changes: Partial<Received> = {}): Received => ({
  date: today,
  amount: 100,
  service: services[0]!.title,
  source: 'site',
  inspector: null,
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

test('every source has a sum', () => {
  expect(revenueBySource([paid(), paid({ source: 'partner', amount: 5 })])).toEqual({
    site: 100,
    referral: 0,
    partner: 5,
    return: 0,
    office: 0,
  });
});

test('an inspector’s sum is of the jobs they did, and work of nobody has its own', () => {
  const sums = revenueByInspector([
    paid({ inspector: 'uid-1', amount: 10.25 }),
    paid({ inspector: 'uid-1', amount: -0.5 }),
    paid({ amount: 4 }),
    paid({ inspector: 'uid-2', amount: 30 }),
  ]);
  expect(sums).toEqual([
    { inspector: 'uid-2', amount: 30 },
    { inspector: 'uid-1', amount: 9.75 },
    { inspector: null, amount: 4 },
  ]);
});

test('the ledger brings in what counts for jobs, less refunds; rewards are a cost', () => {
  const row = {
    kind: 'payment',
    cents: 15_000,
    applied: true,
    service: 'Dye test',
    source: 'return',
    inspector_id: 'uid-1',
    at: '2026-03-03T18:00:00Z',
  } as const;
  const rows = [
    row,
    { ...row, kind: 'refund', cents: -2_050 },
    { ...row, kind: 'waiver', cents: 0 },
    { ...row, applied: false },
    { ...row, kind: 'reward', cents: -5_000, applied: false },
  ] as const;
  const received = receivedInLedger(rows, (instant) => instant.slice(0, 10));
  expect(received).toHaveLength(2);
  expect(total(received)).toBe(129.5);
  expect(received[0]).toEqual({
    ...{ date: today, amount: 150, service: 'Dye test', source: 'return', inspector: 'uid-1' },
  });
  expect(rewardCost(rows)).toBe(50);
});

test('cents add up', () => {
  expect(total([{ amount: 0.1 }, { amount: 0.2 }])).toBe(0.3);
});
