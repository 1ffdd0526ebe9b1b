import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readFilmRecord } from '../device/film-record';
import { changeFilm, readFilmFile } from '../device/film-store';
import { newFilmRecord } from '../take/new-film-record';
import { filmDevice, filmFile, jobsReport } from '../testing/film-harness';
import { eventually } from '@/ui/testing/eventually';

afterEach(() => vi.unstubAllGlobals());

describe('a film being uploaded', () => {
  test('is received once the server says so, and stays on the device until its report is done', async () => {
    const device = await filmDevice();
    const { id } = await device.add('upstream');
    expect(await device.round()).toEqual({ settledAny: true, allSettled: true });
    expect(await device.filmAt(id)).toMatchObject({ state: 'received', session: null, here: true });
    expect(device.stored.get(id)).toBe(await filmFile('upstream').text());
    await changeFilm(id, { done: true });
    expect(await readFilmFile(id)).toBeUndefined();
    expect(await device.filmAt(id)).toMatchObject({ here: false });
  });

  test('goes on where another page stopped', async () => {
    const device = await filmDevice();
    const { id } = await device.add('upstream');
    await changeFilm(id, { session: { address: 'https://upload.example', offset: 8 }, begunAt: 1 });
    await device.round();
    expect(device.begun).toEqual([8]);
    expect(await device.filmAt(id)).toMatchObject({ state: 'received' });
  });

  test('is not uploaded again if the server has it', async () => {
    const device = await filmDevice();
    const { id } = await device.add('upstream');
    device.stored.set(id, 'all of it');
    await device.round();
    expect(device.begun).toEqual([]);
    expect(await device.filmAt(id)).toMatchObject({ state: 'received' });
  });

  test('stays whole while the server can’t be reached, and while it is being checked', async () => {
    const device = await filmDevice();
    const { id } = await device.add('upstream');
    device.faults.push('unavailable');
    expect((await device.round()).allSettled).toBe(false);
    device.answers.set(id, { state: 'checking' });
    expect((await device.round()).allSettled).toBe(false);
    expect(await (await readFilmFile(id))?.text()).toBe(await filmFile('upstream').text());
    device.answers.delete(id);
    expect((await device.round()).allSettled).toBe(true);
  });

  test('refused says why, stays on the device, and holds up no other', async () => {
    const device = await filmDevice();
    const [bad, good] = [await device.add('bad'), await device.add('good')];
    device.answers.set(bad.id, { state: 'refused', refusal: 'damaged' });
    expect((await device.round()).allSettled).toBe(true);
    expect(await device.filmAt(bad.id)).toMatchObject({ state: 'refused', refusal: 'damaged', here: true });
    expect(await device.filmAt(good.id)).toMatchObject({ state: 'received' });
  });

  test('refused by the storage rules three times is refused for good', async () => {
    const device = await filmDevice();
    const { id } = await device.add('upstream');
    device.faults.push('not-allowed', 'not-allowed', 'not-allowed');
    for (const state of ['waiting', 'waiting', 'refused']) {
      await device.round();
      expect((await device.filmAt(id))?.state).toBe(state);
    }
    expect(await device.filmAt(id)).toMatchObject({ refusal: 'not-accepted', here: true });
  });
});

describe('an upload stops', () => {
  test('when the film is paused, and goes on from there', async () => {
    const device = await filmDevice();
    const { id } = await device.add('upstream');
    let parts = 0;
    device.hooks.onPart = async (signal) => {
      parts += 1;
      if (parts !== 3) return;
      await changeFilm(id, { paused: true });
      await eventually(() => expect(signal.aborted).toBe(true));
    };
    await device.round();
    const paused = await device.filmAt(id);
    expect(paused).toMatchObject({ state: 'waiting', paused: true });
    expect(paused?.session?.offset).toBeGreaterThan(0);
    expect(device.stored.size).toBe(0);
    expect((await device.round()).settledAny).toBe(false);
    await changeFilm(id, { paused: false, begunAt: 0 });
    await device.round();
    expect(device.begun).toEqual([0, paused?.session?.offset]);
    expect(await device.filmAt(id)).toMatchObject({ state: 'received' });
  });

  test('when it is removed from the report', async () => {
    const device = await filmDevice();
    const { id } = await device.add('upstream');
    await changeFilm(id, { removedAt: 1 });
    expect(await device.round()).toEqual({ settledAny: false, allSettled: true });
    await changeFilm(id, { removedAt: 0 });
    await device.round();
    expect(device.stored.has(id)).toBe(true);
  });
});

test('nothing is uploaded while it may not be, and an upload that was begun stops', async () => {
  const device = await filmDevice();
  const { id } = await device.add('upstream');
  device.allow(false);
  expect(await device.round()).toEqual({ settledAny: false, allSettled: false });
  device.allow(true);
  device.hooks.onPart = async (signal) => {
    device.allow(false);
    await eventually(() => expect(signal.aborted).toBe(true));
  };
  await device.round();
  expect(device.stored.size).toBe(0);
  device.hooks.onPart = () => undefined;
  device.allow(true);
  await device.round();
  expect(await device.filmAt(id)).toMatchObject({ state: 'received' });
});

test('a direction or sound chosen later is announced again, without another upload', async () => {
  const device = await filmDevice();
  const confirm = vi.spyOn(device.world, 'confirm');
  const { id } = await device.add('upstream');
  await device.round();
  expect((await device.round()).settledAny).toBe(false);
  await changeFilm(id, { withSound: false, announced: false, soundAnnounced: false });
  await device.round();
  expect(confirm.mock.lastCall?.[0]).toMatchObject({ id, withSound: false });
  expect(await device.filmAt(id)).toMatchObject({ state: 'received', announced: true });
  expect(device.begun).toEqual([0]);
});

describe('the sound that another device chose', () => {
  test('after the upload is neither announced over nor shown otherwise', async () => {
    const device = await filmDevice();
    const { id } = await device.add('upstream');
    const { upload } = device.world;
    vi.spyOn(device.world, 'upload').mockImplementation(async (...asked) => {
      await upload(...asked);
      // Ready on the server, before this device asks again.
      device.sounds.set(id, false);
    });
    await device.round();
    expect(device.sounds.get(id)).toBe(false);
    expect(await device.filmAt(id)).toMatchObject({ state: 'received', withSound: false, announced: true });
  });

  test('stays when this device, which was offline since, only changes the direction', async () => {
    const device = await filmDevice();
    const { id } = await device.add('upstream');
    await device.round();
    device.sounds.set(id, false);
    await changeFilm(id, { direction: 'upstream', announced: false });
    await device.round();
    expect(device.sounds.get(id)).toBe(false);
    expect(await device.filmAt(id)).toMatchObject({ withSound: false, announced: true });
  });

  test('gives way to what is chosen here after it, also during an upload', async () => {
    const device = await filmDevice();
    const { id } = await device.add('upstream');
    device.hooks.onPart = () => changeFilm(id, { withSound: false, announced: false, soundAnnounced: false });
    await device.round();
    expect(await device.filmAt(id)).toMatchObject({ withSound: false, announced: false });
    device.sounds.set(id, true);
    await device.round();
    expect(device.sounds.get(id)).toBe(false);
    expect(await device.filmAt(id)).toMatchObject({ withSound: false, announced: true });
  });
});

test('a record from before says whether the server has its sound', () => {
  const record = { ...newFilmRecord(filmFile('a'), 'a', jobsReport, 1), announced: true };
  const before = { ...record, soundAnnounced: undefined };
  expect(readFilmRecord({ ...before, version: 1 })).toEqual({ ...record, soundAnnounced: true });
  expect(readFilmRecord({ ...before, version: 3 })).toBeNull();
});

test('films of a report without a job stay on the device', async () => {
  const device = await filmDevice();
  const { id } = await device.add('upstream', { ...jobsReport, target: 'new', jobId: null });
  expect(await device.round()).toEqual({ settledAny: false, allSettled: true });
  expect(await device.filmAt(id)).toMatchObject({ state: 'waiting', here: true });
});
