import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callPath } from '@domain/api/call-path';
import type { MoveAppointmentAnswer, OpenSlotsAnswer } from '@domain/appointment/appointment-calls';
import { factoryFindings } from '@domain/finding-library/factory-findings';
import { factorySettings } from '@domain/settings/factory-settings';
import { publicSettings, publicSettingsPath, type PublicSettings } from '@domain/settings/public-settings';
import type { Publishing } from '@domain/settings/publishing';
import type { HoursSettings, Settings } from '@domain/settings/settings';
import type {
  ReadLibraryAnswer,
  ReadSettingsAnswer,
  ReadSettingsVersionAnswer,
  SaveSettingsAnswer,
} from '@domain/settings/settings-calls';
import { settingsFormat } from '@domain/settings/settings-record';
import { addMinutes } from '@domain/time/time-of-day';
import { weekdayOf } from '@domain/time/weekday-of';
import { closedOn } from '../../../tools/testing/closed-on';
import { buildRequestSubmission } from '../../../tools/testing/factories/build-request-submission';
import { startHandlers, type Handlers } from '../../../tools/drills/handlers/start-handlers';
import { trustedBody } from '../../../tools/trusted-json';
import { db } from '../support/admin-sdk';
import { bookedJob } from '../support/booked-job';
import { call, callUntilTaken, submitRequest } from '../support/call';
import { freeDay } from '../support/free-day';
import { endInspectors, makeInspector } from '../support/inspectors';
import { newEmail } from '../support/new-contact';
import { stored } from '../support/stored';
import { addresses } from '../support/stack-addresses';
import { signIn, type SignedIn } from '../support/sign-in';
import { trailOf } from '../support/trail';
import { waitFor } from '../support/wait-for';

const [first, ...others] = factorySettings.services.catalog;
if (!first) throw new Error('the business has no service');

const withFirst = (changes: Partial<typeof first>): Settings => ({
  ...factorySettings,
  services: { ...factorySettings.services, catalog: [{ ...first, ...changes }, ...others] },
});

let owner: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  [owner, other] = await Promise.all([signIn(), signIn()]);
});

/** As if nothing had been saved yet: other files count on the factory settings. */
async function forgetSettings(): Promise<void> {
  await db.recursiveDelete(db.collection('settings'));
  await db.recursiveDelete(db.collection('settings_versions'));
  await served(({ version }) => version === 0);
}
beforeEach(forgetSettings);
afterAll(forgetSettings);
afterAll(endInspectors);

const current = () => db.collection('settings').doc('current');

async function read(asked: object = {}): Promise<ReadSettingsAnswer> {
  const { result, error } = await callUntilTaken<ReadSettingsAnswer>('office-settings-read', asked, owner);
  if (!result) throw new Error(JSON.stringify(error));
  return result;
}

const readVersion = async (version: number) =>
  (await call<ReadSettingsVersionAnswer>('office-settings-version', { version }, owner)).result;

const save = (settings: unknown, asked: object = {}, by: SignedIn = owner) =>
  callUntilTaken<SaveSettingsAnswer>(
    'office-settings-save',
    { seenVersion: 0, settings, restoredFrom: null, idempotencyKey: randomUUID(), ...asked },
    by,
  );

/** As Hosting asks for them. */
const fetchSettings = (headers: Record<string, string> = {}) =>
  fetch(`${addresses.functions}/pages${publicSettingsPath}`, { headers });

/** Waits until an instance that answers has read what was saved; it reads at most once a second. */
function served(is: (settings: PublicSettings) => boolean): Promise<Response> {
  return waitFor('the settings to be served', async () => {
    const response = await fetchSettings();
    return is(await trustedBody<PublicSettings>(response.clone())) ? response : undefined;
  });
}

describe('reading and saving', () => {
  it('begins with the factory settings, as version 0', async () => {
    expect(await read()).toEqual({
      current: { version: 0, savedAt: null, savedBy: null, restoredFrom: null, settings: factorySettings },
      earlier: [],
      unreadable: false,
      lost: false,
      publishing: { automatic: false, asked: null },
    });
  });

  it('keeps the library of findings from the public, and gives it to inspectors', async () => {
    const inspector = await signIn();
    await makeInspector(inspector.uid, { role: 'inspector' });
    const crack = { ...factoryFindings[0], observation: 'At [footage], a crack.' };
    const findings = { items: [crack], order: [] };
    await save({ ...factorySettings, findings });
    const library = await callUntilTaken<ReadLibraryAnswer>('office-library-read', {}, inspector);
    expect(library.result).toEqual({ version: 1, findings });
    expect(await (await served(({ version }) => version === 1)).text()).not.toContain('a crack');
  });

  it('counts the saves, and keeps each of them', async () => {
    const [one, two] = [withFirst({ price: first.price + 1 }), withFirst({ price: first.price + 2 })];
    expect((await save(one)).result).toEqual({ state: 'saved', version: 1 });
    expect((await save(two, { seenVersion: 1 })).result).toEqual({ state: 'saved', version: 2 });
    const answer = await read();
    expect(answer.current).toMatchObject({ version: 2, settings: two, restoredFrom: null });
    expect(answer.current.savedAt).not.toBeNull();
    expect(answer.earlier.map(({ version }) => version)).toEqual([1, 0]);
    expect((await readVersion(1))?.settings).toEqual(one);
    expect((await call('office-settings-version', { version: 3 }, owner)).error?.details?.code).toBe(
      'not-found',
    );
  });

  it('has with each version the settings before it', async () => {
    const [one, two] = [withFirst({ price: first.price + 1 }), withFirst({ price: first.price + 2 })];
    await save(one);
    await save(two, { seenVersion: 1 });
    expect(await readVersion(2)).toMatchObject({ version: 2, settings: two, before: one });
    expect(await readVersion(1)).toMatchObject({ settings: one, before: factorySettings });
    expect(await readVersion(0)).toMatchObject({ version: 0, settings: factorySettings });
    await db.collection('settings_versions').doc('1').update({ saved_by: 7 });
    expect(await readVersion(2)).toMatchObject({ settings: two, before: null });
  });

  it('lists every save, in pages, and how the business began as the last', async () => {
    const stored = (version: number) => ({
      format: settingsFormat,
      version,
      settings: factorySettings,
      saved_at: Timestamp.now(),
      saved_by: owner.uid,
      restored_from: null,
    });
    const batch = db.batch();
    for (let version = 1; version <= 52; version += 1) {
      batch.set(db.collection('settings_versions').doc(String(version)), stored(version));
    }
    batch.set(current(), stored(52));
    await batch.commit();

    const newest = await read();
    expect(newest.current.version).toBe(52);
    const older = await read({ before: newest.next });
    const listed = [...newest.earlier, ...older.earlier].map(({ version }) => version);
    expect(listed).toEqual(Array.from({ length: 52 }, (_, index) => 51 - index));
    expect(older.next).toBeUndefined();
    expect(older.earlier.at(-1)).toMatchObject({ version: 0, savedAt: null });
  });

  it('is audited with the changed values’ names', async () => {
    await save(withFirst({ price: first.price + 1 }));
    const entry = (await trailOf('current')).at(-1);
    expect(entry?.data()).toMatchObject({
      action: 'settings-saved',
      collection: 'settings',
      actor: { kind: 'admin', id: owner.uid },
    });
    expect(Object.keys((entry?.get('fields') ?? {}) as object)).toEqual([
      `services.catalog.${first.id}.price`,
    ]);
  });

  it('keeps the former title of a renamed service', async () => {
    await save(withFirst({ title: 'Renamed' }));
    expect((await read()).current.settings.services.catalog[0]).toEqual({
      ...first,
      title: 'Renamed',
      formerTitles: [first.title],
    });
  });

  it('retires a service that is left out, and takes it again', async () => {
    const { services } = factorySettings;
    const kept = services.catalog.filter(({ id }) => id === services.standard);
    await save({ ...factorySettings, services: { ...services, catalog: kept } });
    const { catalog } = (await read()).current.settings.services;
    expect(catalog.filter(({ active }) => active)).toEqual(kept);
    expect(catalog.map(({ id }) => id).sort()).toEqual(services.catalog.map(({ id }) => id).sort());

    const back = await save(factorySettings, { seenVersion: 1, restoredFrom: 0 });
    expect(back.result).toEqual({ state: 'saved', version: 2 });
    const { current: now } = await read();
    expect(now).toMatchObject({ settings: factorySettings, restoredFrom: 0 });
    expect((await trailOf('current')).at(-1)?.get('action')).toBe('settings-restored');
  });

  it('refuses invalid values at their fields, and stores nothing', async () => {
    const { error } = await save(withFirst({ price: 0 }));
    expect(error?.details).toMatchObject({
      code: 'invalid-input',
      fields: { 'settings.services.catalog[0].price': expect.stringContaining('Enter a price') as string },
    });
    expect((await current().get()).exists).toBe(false);
  });

  it('refuses a title that another service had', async () => {
    const [second] = others;
    if (!second) return;
    await save(withFirst({ title: 'Renamed' }));
    const taken = { ...second, title: first.title };
    const { catalog } = withFirst({ title: 'Renamed' }).services;
    const asked = catalog.map((each) => (each.id === second.id ? taken : each));
    const { error } = await save(
      { ...factorySettings, services: { ...factorySettings.services, catalog: asked } },
      { seenVersion: 1 },
    );
    expect(Object.keys(error?.details?.fields ?? {})).toEqual(['settings.services.catalog[1].title']);
  });
});

describe('two at once', () => {
  it('a save from an older version gets the newer one, with who saved it', async () => {
    const theirs = withFirst({ price: first.price + 3 });
    await save(theirs, {}, other);
    const { result } = await save(withFirst({ price: first.price + 4 }));
    expect(result).toMatchObject({ state: 'changed', current: { version: 1, settings: theirs } });
    expect((await read()).current.version).toBe(1);
  });

  it('a repeated call saves once', async () => {
    const idempotencyKey = randomUUID();
    const asked = withFirst({ price: first.price + 5 });
    const answers = [await save(asked, { idempotencyKey }), await save(asked, { idempotencyKey })];
    expect(answers.map(({ result }) => result)).toEqual([
      { state: 'saved', version: 1 },
      { state: 'saved', version: 1 },
    ]);
    expect((await read()).current.version).toBe(1);
  });

  it('exactly one of two owners wins', async () => {
    const answers = await Promise.all([
      save(withFirst({ price: first.price + 6 })),
      save(withFirst({ price: first.price + 7 }), {}, other),
    ]);
    expect(answers.map(({ result }) => result?.state).sort()).toEqual(['changed', 'saved']);
    expect((await db.collection('settings_versions').get()).size).toBe(1);
  });
});

describe('what every page is served', () => {
  it('follows a save, under another tag', async () => {
    const before = (await fetchSettings()).headers.get('etag');
    const emails = { ...factorySettings.emails, report_ready: { subject: 'Ours alone', opening: '' } };
    await save({ ...withFirst({ price: first.price + 8 }), emails });
    const response = await served(({ version }) => version === 1);
    expect(await response.clone().text()).not.toContain('Ours alone');
    const tag = response.headers.get('etag') ?? '';
    expect(tag).not.toBe(before);
    expect((await trustedBody<PublicSettings>(response)).services.catalog[0]?.price).toBe(first.price + 8);
    // A browser that checks its copy asks like this; Node's fetch would ask for the whole answer.
    const check = { 'If-None-Match': tag, 'Cache-Control': 'max-age=0' };
    expect((await fetchSettings(check)).status).toBe(304);
  });
});

describe('hours', () => {
  const slotsOf = async (booking: string, date: string) => {
    const { result } = await callUntilTaken<OpenSlotsAnswer>('client-appointment-slots', { booking, date });
    return result?.state === 'open' ? result.times : result;
  };
  const saveHours = async (changes: Partial<HoursSettings>) => {
    await save({ ...factorySettings, hours: { ...factorySettings.hours, ...changes } });
    await served(({ version }) => version === 1);
  };
  const move = (booking: string, scheduled_date: string, scheduled_time: string) =>
    callUntilTaken<MoveAppointmentAnswer>('client-appointment-move', {
      booking,
      scheduled_date,
      scheduled_time,
      idempotencyKey: randomUUID(),
    });

  it('a closed day has no times for a client’s move, and a request for it is flagged', async () => {
    const [day, other] = [await freeDay(), await freeDay()];
    const { key } = await bookedJob({ scheduled_date: other, scheduled_time: '10:00' });
    await saveHours({ closures: [closedOn(day)] });
    const [start = ''] = factorySettings.hours.week[weekdayOf(day)].windows;
    await waitFor('the closed day', async () =>
      JSON.stringify(await slotsOf(key, day)) === '[]' ? true : undefined,
    );
    expect((await move(key, day, start)).result).toMatchObject({ state: 'taken', times: [] });

    const email = newEmail();
    const leadId = await submitRequest(
      buildRequestSubmission({ email, scheduled_date: day, scheduled_time: `${start}:00` }),
    );
    expect((await stored('leads', leadId))?.slot_problems).toEqual(['closed-day']);
  });

  it('a day has the windows that were saved, and travel after a set time takes the next one', async () => {
    const day = await freeDay();
    const name = weekdayOf(day);
    const own = factorySettings.hours.week[name];
    const [begin = '', ...rest] = own.windows;
    const next = addMinutes(begin, first.minutes);
    const windows = [begin, next, addMinutes(next, 120)];
    const { key } = await bookedJob({ scheduled_date: await freeDay() });
    await bookedJob({
      scheduled_date: day,
      scheduled_time: begin,
      scheduled_until: null,
      service_type: first.title,
    });
    const week = { ...factorySettings.hours.week, [name]: { ...own, windows } };
    expect(rest.length).toBeGreaterThan(1);
    await saveHours({ week });
    await waitFor('the windows', async () =>
      JSON.stringify(await slotsOf(key, day)) === JSON.stringify(windows.slice(1)) ? true : undefined,
    );
    await save(
      { ...factorySettings, hours: { ...factorySettings.hours, week, travelMinutes: 30 } },
      { seenVersion: 1 },
    );
    expect((await move(key, day, next)).result).toMatchObject({ state: 'taken', times: windows.slice(2) });
  });
});

describe('publishing', () => {
  let answer = 202;
  const calls: unknown[] = [];
  const hook = createServer((request, response) => {
    void json(request).then((body) => {
      calls.push(body);
      response.writeHead(answer).end();
    });
  });
  let handlers: Handlers;
  beforeAll(async () => {
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
    const { port } = hook.address() as AddressInfo;
    handlers = await startHandlers({ environment: { DEPLOY_HOOK_URL: `http://127.0.0.1:${port}/hook` } });
  });
  afterAll(async () => {
    await handlers.stop();
    hook.close();
  });
  beforeEach(() => {
    answer = 202;
    calls.length = 0;
  });

  /** A call of the handlers that have a deploy hook. */
  async function callHere<Result>(name: string, data: object): Promise<Result | undefined> {
    const response = await fetch(`${handlers.url}/${callPath(name)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${owner.idToken}` },
      body: JSON.stringify({ data }),
    });
    return (await trustedBody<{ readonly result?: Result }>(response)).result;
  }
  const saveHere = (seenVersion: number) =>
    callHere<SaveSettingsAnswer>('office-settings-save', {
      seenVersion,
      settings: withFirst({ price: first.price + seenVersion + 1 }),
      restoredFrom: null,
      idempotencyKey: randomUUID(),
    });
  const publishing = async () => (await callHere<ReadSettingsAnswer>('office-settings-read', {}))?.publishing;

  it('a save calls the deploy hook with its version, a refused save does not', async () => {
    expect((await publishing())?.automatic).toBe(true);
    expect(await saveHere(0)).toEqual({ state: 'saved', version: 1 });
    expect(await saveHere(0)).toMatchObject({ state: 'changed' });
    expect(calls).toEqual([{ version: 1 }]);
    expect(await publishing()).toMatchObject({ asked: { version: 1, failed: false } });
  });

  it('a hook that fails keeps nothing from being saved, and can be called again', async () => {
    answer = 500;
    expect(await saveHere(0)).toEqual({ state: 'saved', version: 1 });
    expect(await publishing()).toMatchObject({ asked: { version: 1, failed: true } });
    answer = 200;
    const again = await callHere<Publishing>('office-settings-publish', {});
    expect(again).toMatchObject({ automatic: true, asked: { version: 1, failed: false } });
    expect(calls).toEqual([{ version: 1 }, { version: 1 }]);
  });
});

/** Requests the settings from handlers that have just started, and returns what they logged as an error. */
async function errorsLogged(): Promise<readonly string[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'settings-'));
  const log = path.join(folder, 'log');
  const handlers = await startHandlers({ log });
  try {
    const response = await fetch(`${handlers.url}/pages${publicSettingsPath}`);
    expect(response.status).toBe(200);
    expect((await trustedBody<PublicSettings>(response)).services).toEqual(factorySettings.services);
    return await waitFor('the log entry', () => Promise.resolve(existsSync(log) ? errorsIn(log) : undefined));
  } finally {
    await handlers.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The entries of a log that say that the settings are unreadable; undefined for none. */
function errorsIn(log: string): readonly string[] | undefined {
  const found = readFileSync(log, 'utf8')
    .split('\n')
    .filter((entry) => entry.includes('"settings unreadable"') && entry.includes('"ERROR"'));
  return found.length > 0 ? found : undefined;
}

describe('settings of a newer format', () => {
  const newer = { format: settingsFormat + 1, settings: { later: true } };

  it('leave the factory settings in force, and nothing is saved over them', async () => {
    await save(withFirst({ price: first.price + 9 }));
    await served(({ version }) => version === 1);
    await current().update(newer);
    const response = await served(({ services }) => services.catalog[0]?.price === first.price);
    expect(await trustedBody<PublicSettings>(response)).toEqual(publicSettings(1, factorySettings));
    expect(await read()).toMatchObject({
      unreadable: true,
      lost: false,
      current: { settings: factorySettings },
    });

    const { error } = await save(factorySettings, { seenVersion: 1 });
    expect(error?.details?.code).toBe('unavailable');
    expect((await current().get()).data()).toMatchObject(newer);
  });

  it('are an error in the log', async () => {
    await save(factorySettings);
    await current().update(newer);
    expect((await errorsLogged())[0]).toContain('"newer"');
  });
});

describe('settings that were lost', () => {
  const one = withFirst({ title: 'Once', price: first.price + 1 });
  const two = withFirst({ title: 'Twice', price: first.price + 2 });
  beforeEach(async () => {
    await save(one);
    await save(two, { seenVersion: 1 });
    await served(({ version }) => version === 2);
  });

  const losses: readonly (readonly [string, string, () => Promise<unknown>])[] = [
    ['missing', 'missing', () => current().delete()],
    ['no record', 'damaged', () => current().update({ saved_by: 7 })],
    ['against the rules', 'damaged', () => current().update({ 'settings.contact.phone': 'none' })],
  ];

  it.each(losses)(
    '%s: the factory settings hold, and an error in the log says so',
    async (_, reason, lose) => {
      await lose();
      expect((await errorsLogged())[0]).toContain(`"${reason}"`);
      const response = await served(({ services }) => services.catalog[0]?.price === first.price);
      expect(await trustedBody<PublicSettings>(response)).toEqual(publicSettings(2, factorySettings));
    },
  );

  it.each(losses)('%s: the newest save is brought back with everything in it', async (_, __, lose) => {
    const before = (await read()).current.settings;
    await lose();
    const lost = await read();
    expect(lost).toMatchObject({
      unreadable: true,
      lost: true,
      current: { version: 2, savedAt: null, savedBy: null, settings: factorySettings },
    });
    expect(lost.earlier.map(({ version }) => version)).toEqual([2, 1, 0]);
    expect((await readVersion(2))?.settings).toEqual(before);

    const asked = { seenVersion: 2, restoredFrom: 2 };
    expect((await save(before, asked)).result).toEqual({ state: 'saved', version: 3 });
    const found = await read();
    expect(found).toMatchObject({ unreadable: false, lost: false, current: { version: 3, restoredFrom: 2 } });
    // The former titles too, which jobs of then have.
    expect(found.current.settings).toEqual(before);
    expect(before.services.catalog[0]?.formerTitles).toEqual([first.title, 'Once']);
  });

  it('take a save of what was typed before, but none of an older version', async () => {
    await current().delete();
    expect((await save(one, { seenVersion: 1 })).error?.details).toMatchObject({
      code: 'unavailable',
      userMessage: expect.stringContaining('Reload the page') as string,
    });
    expect((await save(factorySettings, { seenVersion: 0 })).error?.details?.code).toBe('unavailable');
    const { catalog, ...services } = two.services;
    const kept = catalog.filter(({ id }) => id === services.standard);
    const typed = { ...two, services: { ...services, catalog: kept } };
    expect((await save(typed, { seenVersion: 2 })).result).toEqual({ state: 'saved', version: 3 });
    const ids = (await read()).current.settings.services.catalog.map(({ id }) => id);
    expect(ids.sort()).toEqual(factorySettings.services.catalog.map(({ id }) => id).sort());
  });

  it('can be brought back as they were before, where the newest save is damaged too', async () => {
    const damage = { 'settings.contact.phone': 'none' };
    await current().update(damage);
    await db.collection('settings_versions').doc('2').update(damage);
    const earlier = (await readVersion(1))?.settings ?? factorySettings;
    expect((await save(earlier, { seenVersion: 2, restoredFrom: 1 })).result).toEqual({
      state: 'saved',
      version: 3,
    });
    expect((await read()).current.settings).toEqual(earlier);
    expect(earlier.services.catalog[0]?.formerTitles).toEqual([first.title]);
  });

  it('keep former titles of the newest readable save, whatever is brought back', async () => {
    const damage = { 'settings.contact.phone': 'none' };
    await current().update(damage);
    await db.collection('settings_versions').doc('2').update(damage);
    await save(factorySettings, { seenVersion: 2, restoredFrom: 0 });
    expect((await read()).current.settings.services.catalog[0]).toMatchObject({
      title: first.title,
      formerTitles: ['Once'],
    });
  });
});

describe('settings that came back from a backup', () => {
  it('can be saved again, and the saves after them brought back', async () => {
    await save(withFirst({ title: 'Once' }));
    await save(withFirst({ title: 'Twice' }), { seenVersion: 1 });
    const [former, latest] = [await readVersion(1), await readVersion(2)];
    await current().set((await db.collection('settings_versions').doc('1').get()).data() ?? {});
    const found = await read();
    expect(found.current).toMatchObject({ version: 1, settings: former?.settings });
    expect(found.earlier.map(({ version }) => version)).toEqual([2, 0]);

    const asked = { seenVersion: 1, restoredFrom: 2 };
    const saved = await save(latest?.settings ?? factorySettings, asked);
    expect(saved.result).toEqual({ state: 'saved', version: 3 });
    expect((await read()).current).toMatchObject({ version: 3, settings: latest?.settings });
  });
});
