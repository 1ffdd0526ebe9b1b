import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { changeFilm, listFilms, readFilmFile } from '../device/film-store';
import { filmDevice, filmFile, jobsReport } from '../testing/film-harness';
import { addFilm } from './add-film';

afterEach(() => vi.unstubAllGlobals());

const GB = 1024 ** 3;
const sized = (file: File, size: number) => Object.defineProperty(file, 'size', { value: size });
const other = { ...jobsReport, target: 'job:b-2', jobId: 'b-2', about: '9 Oak Road' };

test('a film and its record are stored together', async () => {
  const device = await filmDevice();
  const { id } = await device.add('upstream');
  expect(await device.filmAt(id)).toMatchObject({
    ...{ owner: 'admin-1', target: 'job:b-1', jobId: 'b-1', name: 'DCIM0001.MP4', state: 'waiting' },
    ...{ here: true, withSound: true, direction: null, removedAt: 0 },
  });
  expect(await (await readFilmFile(id))?.text()).toBe(await filmFile('upstream').text());
});

test('a file without content, too large, or no film is refused before it is stored', async () => {
  await filmDevice();
  expect(await addFilm(new File([], 'DCIM0001.MP4'), jobsReport)).toEqual({ state: 'empty' });
  expect(await addFilm(sized(filmFile('x'), 4 * GB + 1), jobsReport)).toEqual({ state: 'too-large' });
  expect(await addFilm(new File(['%PDF-1.7'], 'report.pdf'), jobsReport)).toEqual({ state: 'not-a-film' });
  expect(await listFilms('admin-1')).toEqual([]);
});

test('a film of 4 GB on a device with 2 GB left is refused with what is left', async () => {
  await filmDevice({ quota: 2 * GB });
  const added = await addFilm(sized(filmFile('x'), 4 * GB), jobsReport);
  expect(added).toEqual({ state: 'no-room', room: 2 * GB - 100 * 1024 ** 2 });
});

test('room is made by what is no longer needed, before a film is refused', async () => {
  const device = await filmDevice({ quota: 100 * 1024 ** 2 + 1 });
  const estimate = vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({});
  const [uploaded, removed, needed] = [
    await device.add('a', other),
    await device.add('b', other),
    await device.add('c', other),
  ];
  await changeFilm(uploaded.id, { state: 'received' });
  await changeFilm(removed.id, { removedAt: 1 });
  estimate.mockRestore();
  expect(await addFilm(filmFile('d'), jobsReport)).toMatchObject({ state: 'no-room' });
  expect(await device.filmAt(uploaded.id)).toMatchObject({ here: false });
  expect(await readFilmFile(uploaded.id)).toBeUndefined();
  expect(await device.filmAt(removed.id)).toBeUndefined();
  expect(await device.filmAt(needed.id)).toMatchObject({ here: true });
});

test('a card pulled out while it is read stores nothing, and the film can be chosen again', async () => {
  const device = await filmDevice();
  const file = filmFile('upstream');
  const gone = () => {
    throw new DOMException('gone', 'NotReadableError');
  };
  vi.spyOn(file, 'slice').mockImplementation(gone);
  expect(await addFilm(file, jobsReport)).toEqual({ state: 'unreadable' });
  expect(await listFilms('admin-1')).toEqual([]);
  expect((await device.add('upstream')).name).toBe('DCIM0001.MP4');
});

test('a full disk is distinguished from a browser that refuses for another reason', async () => {
  await filmDevice();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  put.mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await addFilm(filmFile('a'), jobsReport)).toEqual({ state: 'no-room', room: null });
  put.mockImplementationOnce(() => {
    throw new DOMException('lost', 'UnknownError');
  });
  expect(await addFilm(filmFile('a'), jobsReport)).toEqual({ state: 'not-stored' });
  expect(await addFilm(filmFile('a'), jobsReport)).toMatchObject({ state: 'stored' });
});

test('the same file in another job is asked about first', async () => {
  const device = await filmDevice();
  await device.add('upstream', other);
  expect(await addFilm(filmFile('upstream'), jobsReport)).toEqual({
    state: 'elsewhere',
    about: '9 Oak Road',
  });
  expect(await addFilm(filmFile('upstream'), jobsReport, true)).toMatchObject({ state: 'stored' });
  expect(await addFilm(filmFile('upstream'), jobsReport)).toEqual({ state: 'already-here' });
  // Cameras repeat their file names.
  expect(await addFilm(filmFile('upstream, second'), jobsReport)).toMatchObject({ state: 'stored' });
});

test('a removed film that is chosen again is back as it was', async () => {
  const device = await filmDevice();
  const { id } = await device.add('upstream');
  await changeFilm(id, { direction: 'upstream', removedAt: 5 });
  expect(await addFilm(filmFile('upstream'), jobsReport)).toMatchObject({ state: 'stored', film: { id } });
  expect(await device.filmAt(id)).toMatchObject({ removedAt: 0, direction: 'upstream' });
});
