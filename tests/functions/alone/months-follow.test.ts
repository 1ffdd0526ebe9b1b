import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { monthOf, type MonthAvailability } from '@domain/availability/month';
import { openWindows } from '@domain/hours/open-windows';
import { factorySettings } from '@domain/settings/factory-settings';
import { hoursAndMinutes } from '@domain/time/time-of-day';
import { closedOn } from '../../../tools/testing/closed-on';
import { trustedBody } from '../../../tools/trusted-json';
import { db } from '../support/admin-sdk';
import { callUntilTaken } from '../support/call';
import { freeDay } from '../support/free-day';
import { endInspectors, makeInspector } from '../support/inspectors';
import { signIn, type SignedIn } from '../support/sign-in';
import { addresses } from '../support/stack-addresses';
import { waitFor } from '../support/wait-for';

// Nothing sweeps meanwhile, so what the site is served follows by the triggers alone.

let owner: SignedIn;
beforeAll(async () => {
  owner = await signIn();
});

async function forgetSettings(): Promise<void> {
  for (const name of ['settings', 'settings_versions']) await db.recursiveDelete(db.collection(name));
}
afterAll(forgetSettings);
afterAll(endInspectors);

/** The windows of a day that someone can do, as the site is served them. */
async function availableOn(date: string): Promise<readonly string[]> {
  const answer = await fetch(`${addresses.functions}/pages/times/${monthOf(date)}.json`);
  const { windows } = await trustedBody<MonthAvailability>(answer);
  return Object.entries(windows[date] ?? {}).flatMap(([start, services]) =>
    services.length > 0 ? [start] : [],
  );
}

const becomes = (date: string, what: string, expected: readonly string[]) =>
  waitFor(what, async () => (await availableOn(date)).join() === expected.join());

const windowsOf = (date: string) =>
  openWindows(factorySettings.hours, date).map(({ value }) => hoursAndMinutes(value));

it('a closed day that the owner saves has no times, and has them again after it is opened', async () => {
  const date = await freeDay();
  await becomes(date, 'the day to be open', windowsOf(date));
  const save = (settings: unknown, seenVersion: number) =>
    callUntilTaken(
      'office-settings-save',
      { seenVersion, settings, restoredFrom: null, idempotencyKey: randomUUID() },
      owner,
    );
  const { hours } = factorySettings;
  const closed = { ...factorySettings, hours: { ...hours, closures: [...hours.closures, closedOn(date)] } };
  expect((await save(closed, 0)).status).toBe(200);
  await becomes(date, 'the day to be closed', []);
  expect((await save(factorySettings, 1)).status).toBe(200);
  await becomes(date, 'the day to be open again', windowsOf(date));
});

it('a day off of the only inspector leaves no times, and the next day has them', async () => {
  const [date, next] = [await freeDay(), await freeDay()];
  const { uid } = await signIn();
  await makeInspector(uid, { services: null, week: null, days_off: [] });
  await becomes(date, 'the inspector’s day', windowsOf(date));
  await makeInspector(uid, { days_off: [{ from: date, to: date }] });
  await becomes(date, 'the day off', []);
  expect(await availableOn(next)).toEqual(windowsOf(next));
});
