import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConfirmFilmAnswer, ViewFilmsAnswer } from '@domain/film/film-calls';
import { filmAnswerBytes, wholeFilmBytes } from '@domain/film/film-limits';
import { filmPath } from '@domain/film/film-path';
import { filmContentTypes } from '@domain/film/film-type';
import type { ReportForm } from '@domain/report/report-form';
import { avi, film as picture, mp4, place, sound } from '@domain/film/testing/film-file';
import type { UploadSession, UploadWorld } from '../../src/films/upload/upload-world';
import { unplayableFilmBytes } from '../../src/films/testing/unplayable-films';
import { uploadFilm } from '../../src/films/upload/upload-film';
import { db } from './support/admin-sdk';
import { bookedJob } from './support/booked-job';
import { call } from './support/call';
import { storedFile } from './support/files';
import { endInspectors, makeInspector } from './support/inspectors';
import { mailsTo } from './support/mailbox';
import { releaseMail } from './support/release-mail';
import { openPage, reportedJob, settle, type ReportedJob } from './support/reported-job';
import { customerToken } from './support/served-client';
import { signIn, type SignedIn } from './support/sign-in';
import { addresses } from './support/stack-addresses';
import { waitFor } from './support/wait-for';
import { newKey } from '../../tools/testing/factories/new-key';
import { newFile } from '../../tools/testing/new-file';
import { trustedJson } from '../../tools/trusted-json';

const bucketName = `${addresses.project}.appspot.com`;
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const newId = () => `film-${randomUUID()}`;
/** Not compressible, so that a part that is missing or doubled shows. */
const pictures = Buffer.concat([picture, randomBytes(5 * 1024 * 1024 + 321), picture]);
const bytes = mp4({ pictures });

let admin: SignedIn;
let inspector: SignedIn;
afterAll(endInspectors);
beforeAll(async () => {
  [admin, inspector] = await Promise.all([signIn(), signIn()]);
  await makeInspector(inspector.uid, { role: 'inspector' });
});

interface Announced {
  readonly filmId: string;
  readonly jobId: string;
  readonly type?: 'mp4' | 'avi';
  readonly name?: string;
  readonly takenAt?: string | null;
  readonly withSound?: boolean | null;
  readonly sha256?: string | null;
}

const confirm = (film: Announced, by: Partial<SignedIn> = admin) =>
  call<ConfirmFilmAnswer>(
    'office-film-confirm',
    {
      type: 'mp4',
      name: 'upstream.mp4',
      size: bytes.length,
      direction: 'upstream',
      takenAt: null,
      withSound: false,
      sha256: null,
      ...film,
    },
    by,
  );
const recordOf = async (filmId: string) => (await db.collection('films').doc(filmId).get()).data();
const ready = (film: Announced) =>
  waitFor('the film', async () => {
    const { result } = await confirm(film);
    return result?.state === 'missing' || result?.state === 'checking' ? null : result;
  });

/** Uploads as a device does. Each of `faults` befalls one request, in turn. @returns what the server answered last. */
async function upload(path: string, file: Buffer, by: SignedIn, faults: ('before' | 'after' | null)[] = []) {
  let answer = '';
  let session: UploadSession | null = null;
  const world: UploadWorld = {
    fetch: async (...request) => {
      const fault = faults.shift();
      if (fault === 'before') throw new TypeError('no connection');
      const response = await fetch(...request);
      answer = await response.clone().text();
      if (fault === 'after') throw new TypeError('the connection went');
      return response;
    },
    startAddress: (name) =>
      `http://${addresses.storage}/v0/b/${bucketName}/o?name=${encodeURIComponent(name)}`,
    credentials: () => Promise.resolve({ Authorization: `Firebase ${by.idToken}` }),
    wait: () => Promise.resolve(),
    now: () => Date.now(),
  };
  await uploadFilm({
    source: new Blob([new Uint8Array(file)]),
    path,
    contentType: 'video/mp4',
    world,
    onProgress: () => undefined,
    signal: new AbortController().signal,
    session: {
      read: () => Promise.resolve(session),
      write: (next) => {
        session = next;
        return Promise.resolve();
      },
    },
  });
  return answer;
}

/** A film that is there, of a job. */
async function storedFilm(jobId: string, file = bytes, withSound = false): Promise<string> {
  const filmId = newId();
  await confirm({ filmId, jobId, withSound });
  await getStorage()
    .bucket(bucketName)
    .file(filmPath({ jobId, filmId, type: 'mp4' }))
    .save(file, { ...newFile, contentType: 'video/mp4' });
  expect(await ready({ filmId, jobId, withSound })).toMatchObject({ state: 'ready' });
  return filmId;
}

describe('an uploaded film', () => {
  it('arrives byte for byte through a bad connection, is read, and keeps no download token', async () => {
    const { bookingId: jobId } = await bookedJob({ inspector_id: inspector.uid });
    await db.collection('visits').doc(jobId).set({ inspector_id: inspector.uid });
    const filmId = newId();
    const film = { filmId, jobId, sha256: sha256(bytes) };
    expect((await confirm(film, inspector)).result).toEqual({ state: 'missing' });
    const path = filmPath({ jobId, filmId, type: 'mp4' });
    await upload(path, bytes, inspector, [null, 'before', null, 'after', null, null, 'after']);
    expect(await ready(film)).toEqual({
      state: 'ready',
      withSound: false,
      content: {
        type: 'mp4',
        durationSeconds: 10,
        width: 1280,
        height: 720,
        codec: 'avc1',
        hasSound: true,
        unplayable: null,
      },
    });
    expect((await storedFile(path))?.equals(bytes)).toBe(true);
    expect(await recordOf(filmId)).toMatchObject({
      state: 'ready',
      sha256: sha256(bytes),
      size: bytes.length,
      uploader: inspector.uid,
    });
    const [metadata] = await getStorage().bucket(bucketName).file(path).getMetadata();
    expect(metadata.metadata?.firebaseStorageDownloadTokens).toBeUndefined();
    // The same path again: the rules refuse it.
    await expect(upload(path, bytes, inspector)).rejects.toMatchObject({ code: 'not-allowed' });
  });

  it('of another inspector’s job is refused by the rules and by the call', async () => {
    const { bookingId: jobId } = await bookedJob({ inspector_id: 'someone-else' });
    const filmId = newId();
    const path = filmPath({ jobId, filmId, type: 'mp4' });
    await expect(upload(path, mp4(), inspector)).rejects.toMatchObject({ code: 'not-allowed' });
    expect((await confirm({ filmId, jobId }, inspector)).error?.details?.code).toBe('not-allowed');
    const { error } = await call('office-film-view', { jobId }, inspector);
    expect(error?.details?.code).toBe('not-allowed');
  });

  it('that is none, or is not the device’s, is refused and deleted', async () => {
    const { bookingId: jobId } = await bookedJob();
    for (const [file, hash, refusal] of [
      [Buffer.from('A text that somebody called upstream.mp4.'), null, 'not-a-film'],
      [bytes.subarray(0, 100_000), null, 'damaged'],
      [mp4(), 'a'.repeat(64), 'differs'],
    ] as const) {
      const filmId = newId();
      const film = { filmId, jobId, sha256: hash };
      await confirm(film);
      const path = filmPath({ jobId, filmId, type: 'mp4' });
      await getStorage()
        .bucket(bucketName)
        .file(path)
        .save(file, { ...newFile, contentType: 'video/mp4' });
      expect(await ready(film)).toEqual({ state: 'refused', refusal });
      await waitFor('the file to be gone', async () => (await storedFile(path)) === null);
      // A refused film stays refused: the device adds it again under another id.
      await getStorage()
        .bucket(bucketName)
        .file(path)
        .save(file, { ...newFile, contentType: 'video/mp4' });
      await waitFor('the file to be gone again', async () => (await storedFile(path)) === null);
    }
  });

  it('keeps when it was taken where another device changes its sound', async () => {
    const { bookingId: jobId } = await bookedJob();
    const filmId = await storedFilm(jobId, mp4());
    const takenAt = '2026-05-01T18:00:00.000Z';
    await confirm({ filmId, jobId, takenAt });
    await confirm({ filmId, jobId, takenAt: null, withSound: true });
    expect(await recordOf(filmId)).toMatchObject({
      taken_at: Timestamp.fromDate(new Date(takenAt)),
      with_sound: true,
    });
  });

  it('has the sound that another device chose, where its own one asks again', async () => {
    const { bookingId: jobId } = await bookedJob();
    const filmId = await storedFilm(jobId, mp4(), true);
    await confirm({ filmId, jobId, withSound: false });
    const { result } = await confirm({ filmId, jobId, withSound: null });
    expect(result).toMatchObject({ state: 'ready', withSound: false });
    expect(await recordOf(filmId)).toMatchObject({ with_sound: false });
    // Announced by nobody: clients get no sound.
    const unasked = newId();
    await confirm({ filmId: unasked, jobId, withSound: null });
    expect(await recordOf(unasked)).toMatchObject({ with_sound: false });
  });

  it('can’t be claimed for another job', async () => {
    const [one, other] = [await bookedJob(), await bookedJob()];
    const filmId = newId();
    await confirm({ filmId, jobId: one.bookingId });
    const { error } = await confirm({ filmId, jobId: other.bookingId });
    expect(error?.details?.code).toBe('invalid-input');
  });
});

/** The addresses of films in a page's HTML. */
const addressesIn = (html: string) =>
  [...html.matchAll(/https?:[^"]+\/report\/films\/[^"]+/g)].map(([address]) =>
    address.replaceAll('&amp;', '&'),
  );

async function filmsOn(key: string): Promise<string[]> {
  return addressesIn(await (await openPage(`/report/${key}`)).text());
}

const get = (address: string, range?: string, method = 'GET') =>
  fetch(address, { method, headers: range === undefined ? {} : { Range: range } });

/** Everything that a reader gets, in parts as a browser asks for them. */
async function wholeFilm(address: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const response = await get(address, `bytes=${at}-`);
    if (response.status !== 206) throw new Error(`answered ${response.status}`);
    const part = Buffer.from(await response.arrayBuffer());
    expect(part.length).toBeLessThanOrEqual(filmAnswerBytes);
    parts.push(part);
    at += part.length;
    if (at >= Number(response.headers.get('Content-Range')?.split('/')[1])) return Buffer.concat(parts);
  }
}

async function shareOf(job: ReportedJob, parts: object): Promise<string> {
  const share = db.collection('report_shares').doc();
  await share.set({
    kind: 'report',
    report_id: job.reportId,
    booking_id: job.bookingId,
    customer_id: null,
    recipient_name: 'Jo',
    recipient_role: 'agent',
    parts: { photos: true, costs: true, notes: false, video: false, pdf: false, ...parts },
    finding_ids: null,
    message: '',
    version: 1,
    created_at: new Date(),
    revoked_at: null,
  });
  const key = newKey();
  await db
    .collection('access_links')
    .doc(key)
    .set({
      kind: 'share',
      subject: share.id,
      scopes: ['share'],
      created_at: new Date(),
      expires_at: new Date(Date.now() + 86_400_000),
      revoked_at: null,
    });
  return key;
}

/** A paid report with its film. */
async function filmedReport(withSound = false) {
  const job = await reportedJob(admin);
  const filmId = await storedFilm(job.bookingId, bytes, withSound);
  await amend(job, [{ id: filmId, label: 'Upstream' }]);
  return { job, filmId };
}

async function amend({ reportId, form }: ReportedJob, films: ReportForm['films']): Promise<void> {
  const report = { ...form, films };
  const body = { reportId, amendment: 'The films.', report, idempotencyKey: randomUUID() };
  const { error } = await call('office-report-amend', body, admin);
  if (error) throw new Error(`not amended: ${JSON.stringify(error)}`);
}

const gone = async (address: string) => {
  for (const method of ['GET', 'HEAD']) {
    for (const range of [undefined, 'bytes=0-']) {
      const response = await get(address, range, method);
      expect(response.status).toBe(403);
      expect((await response.text()).length).toBeLessThan(200);
    }
  }
};

describe('a film on the report’s page', () => {
  it('gives not a byte before payment, and everything but place, moment and sound after it', async () => {
    const { job, filmId } = await filmedReport();
    expect(await (await openPage(`/report/${job.reportKey}`)).text()).not.toMatch(/\/films\/|Upstream/);
    expect(await recordOf(filmId)).toMatchObject({ report_id: job.reportId });
    await settle(admin, job);
    const [address = '', download = ''] = await filmsOn(job.reportKey);
    const got = await wholeFilm(address);
    expect(got.length).toBe(bytes.length);
    expect([got.includes(place), got.includes(sound), got.includes(pictures)]).toEqual([false, false, true]);
    const response = await get(address, 'bytes=10-19');
    expect(response.status).toBe(206);
    expect(response.headers.get('Content-Range')).toBe(`bytes 10-19/${bytes.length}`);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(response.headers.get('Content-Type')).toBe('video/mp4');
    expect(Buffer.from(await response.arrayBuffer()).equals(got.subarray(10, 20))).toBe(true);
    expect((await get(address, `bytes=${bytes.length}-`)).status).toBe(416);
    expect(await (await get(address, 'bytes=-5')).arrayBuffer()).toHaveProperty('byteLength', 5);
    expect((await wholeFilm(download)).equals(got)).toBe(true);
    expect((await get(download, undefined, 'HEAD')).headers.get('Content-Disposition')).toMatch(
      /^attachment/,
    );
    // All of it at once would be cut off on the way.
    expect(bytes.length).toBeGreaterThan(wholeFilmBytes);
    const atOnce = await get(download);
    expect([atOnce.status, atOnce.headers.get('Content-Disposition')]).toEqual([400, null]);
    expect(await atOnce.text()).toContain('too large to save in one piece');
    expect(address).not.toContain(job.reportKey);

    // A payment that is undone takes it back at once.
    await db.collection('bookings').doc(job.bookingId).update({ payment_state: 'unpaid' });
    await gone(address);
    await gone(download);
    await db.collection('bookings').doc(job.bookingId).update({ payment_state: 'paid' });
    expect((await get(address, 'bytes=0-')).status).toBe(206);

    // As does a link that is ended.
    const link = db.collection('access_links').doc(job.reportKey);
    await link.update({ revoked_at: new Date() });
    await gone(address);
    await link.update({ revoked_at: null });

    // It ends after the 30th day from the first version with it, or from its arrival if that was later.
    const month = 30 * 86_400_000;
    const since = (ago: number) => new Date(Date.now() - ago);
    const report = db.collection('inspection_reports').doc(job.reportId);
    const films = (at: Date) => report.update({ films: [{ id: filmId, label: '', since: at }] });
    await films(since(month + 60_000));
    expect((await get(address, 'bytes=0-')).status).toBe(206);
    await db
      .collection('films')
      .doc(filmId)
      .update({ received_at: since(month + 60_000) });
    await gone(address);
    expect(await (await openPage(`/report/${job.reportKey}`)).text()).toContain('was available until');
    await films(since(month - 60_000));
    expect((await get(address, 'bytes=0-')).status).toBe(206);
    // The office has it as long as it is kept.
    await films(since(month + 60_000));
    const { result } = await call<ViewFilmsAnswer>('office-film-view', { jobId: job.bookingId }, admin);
    const own = await wholeFilm(result?.films[0]?.url ?? '');
    expect(own.equals(bytes)).toBe(true);
  });

  it('is saved whole in one answer only if an answer can have all of it', async () => {
    const job = await reportedJob(admin);
    const filmId = await storedFilm(job.bookingId, mp4(), true);
    await db
      .collection('inspection_reports')
      .doc(job.reportId)
      .update({ films: [{ id: filmId, label: '', since: new Date() }] });
    await settle(admin, job);
    const [, download = ''] = await filmsOn(job.reportKey);
    const saved = await get(download);
    expect(saved.status).toBe(200);
    expect(saved.headers.get('Content-Disposition')).toMatch(/^attachment/);
    expect(Buffer.from(await saved.arrayBuffer()).equals(await wholeFilm(download))).toBe(true);
    const page = await (await openPage(`/report/${job.reportKey}`)).text();
    expect(page).toContain(
      '<noscript>Saving a video needs JavaScript, which is off in this browser.</noscript>',
    );
  });

  it('has no address where it is an AVI whose sound the inspector doesn’t send', async () => {
    const job = await reportedJob(admin);
    const [filmId, name] = [newId(), 'DCIM0001.AVI'];
    const announced = { filmId, jobId: job.bookingId, type: 'avi', name } as const;
    await confirm({ ...announced, withSound: true });
    await getStorage()
      .bucket(bucketName)
      .file(filmPath({ jobId: job.bookingId, filmId, type: 'avi' }))
      .save(avi(), { ...newFile, contentType: 'video/x-msvideo' });
    expect(await ready({ ...announced, withSound: true })).toMatchObject({
      state: 'ready',
      content: { type: 'avi', hasSound: true },
    });
    await db
      .collection('inspection_reports')
      .doc(job.reportId)
      .update({ films: [{ id: filmId, label: '', since: new Date() }] });
    await settle(admin, job);
    const [address = ''] = await filmsOn(job.reportKey);
    expect((await wholeFilm(address)).includes(sound)).toBe(true);
    await confirm({ ...announced, withSound: false });
    await gone(address);
    expect(await filmsOn(job.reportKey)).toEqual([]);
  });

  it.each([
    ['avi', 'avi', 'DCIM0001.AVI'],
    ['hevc', 'mp4', 'DCIM0002.MP4'],
  ] as const)('that no browser plays can be saved by client and office (%s)', async (of, type, name) => {
    const file = unplayableFilmBytes(of);
    const job = await reportedJob(admin);
    const film = { filmId: newId(), jobId: job.bookingId, type, name, withSound: true };
    await confirm(film);
    const path = filmPath(film);
    await getStorage()
      .bucket(bucketName)
      .file(path)
      .save(file, { ...newFile, contentType: filmContentTypes[type] });
    expect(await ready(film)).toMatchObject({ state: 'ready', content: { type, unplayable: of } });
    await amend(job, [{ id: film.filmId, label: 'Upstream' }]);
    await settle(admin, job);
    const page = await (await openPage(`/report/${job.reportKey}`)).text();
    expect(page).not.toContain('<video');
    expect(page).toContain('Browsers can’t play this video. Download it to watch it.');
    expect(page).toMatch(/<a href="[^"]*" download="" data-download="">Download the video<\/a>/);
    const { result } = await call<ViewFilmsAnswer>('office-film-view', { jobId: job.bookingId }, admin);
    const [own] = result?.films ?? [];
    expect(own).toMatchObject({ name, content: { type, unplayable: of } });
    const links = addressesIn(page);
    expect(links).toHaveLength(1);
    for (const address of [links[0] ?? '', own?.downloadUrl ?? '']) {
      const saved = await get(address);
      expect(saved.status).toBe(200);
      expect(saved.headers.get('Content-Type')).toBe(filmContentTypes[type]);
      expect(saved.headers.get('Content-Disposition')).toBe(
        `attachment; filename="sewer-inspection.${type}"`,
      );
      const bytesOf = Buffer.from(await saved.arrayBuffer());
      expect(bytesOf.length).toBe(file.length);
      if (address === own?.downloadUrl) expect(bytesOf.equals(file)).toBe(true);
    }
  });

  it('has its sound if the inspector sends it', async () => {
    const { job } = await filmedReport(true);
    await settle(admin, job);
    const [address = ''] = await filmsOn(job.reportKey);
    const got = await wholeFilm(address);
    expect([got.includes(place), got.includes(sound), got.includes(pictures)]).toEqual([false, true, true]);
  });

  it('is in a share only if its client chose so', async () => {
    const { job, filmId } = await filmedReport();
    await settle(admin, job);
    // Everything else that can be shared, the PDF included.
    const without = await shareOf(job, { notes: true, pdf: true });
    expect(await filmsOn(without)).toEqual([]);
    expect(await (await openPage(`/report/${without}`)).text()).not.toMatch(/<video|\/films\/|in the video/);
    const withIt = await shareOf(job, { video: true });
    const [address = ''] = await filmsOn(withIt);
    expect((await get(address, 'bytes=0-')).status).toBe(206);
    const change = async (parts: object) => {
      const { docs } = await db.collection('report_shares').where('report_id', '==', job.reportId).get();
      await Promise.all(docs.map((share) => share.ref.update({ parts })));
    };
    const others = { photos: true, costs: true, notes: true, pdf: true };
    await change({ ...others, video: false });
    await gone(address);
    expect(await filmsOn(withIt)).toEqual([]);

    // Before it was a choice of its own, it went with the notes.
    await change(others);
    expect((await get(address, 'bytes=0-')).status).toBe(206);
    expect(await filmsOn(without)).not.toEqual([]);
    await change({ ...others, notes: false });
    await gone(address);
    expect(await filmsOn(without)).toEqual([]);

    // A film of another job isn't shown, whatever the report names.
    const other = await storedFilm((await bookedJob()).bookingId);
    await db
      .collection('inspection_reports')
      .doc(job.reportId)
      .update({ films: [{ id: other, label: '', since: new Date() }] });
    expect(await filmsOn(job.reportKey)).toEqual([]);
    expect(filmId).not.toBe(other);
  });

  it('has no address that was altered or made up', async () => {
    const { job } = await filmedReport();
    await settle(admin, job);
    const [address = ''] = await filmsOn(job.reportKey);
    const token = address.split('/').at(-2) ?? '';
    for (const made of [`${token.slice(0, -2)}AA`, token.slice(0, 20), '', 'films', randomUUID()]) {
      expect((await get(address.replace(token, made), 'bytes=0-')).status).not.toBe(206);
    }
  });

  it('follows where it isn’t there yet', async () => {
    const job = await reportedJob(admin);
    const filmId = newId();
    await amend(job, [{ id: filmId, label: 'Downstream' }]);
    await settle(admin, job);
    expect(await (await openPage(`/report/${job.reportKey}`)).text()).toContain(
      'The video is still uploading.',
    );
    // It belongs to the report as soon as the server hears of it.
    await confirm({ filmId, jobId: job.bookingId });
    expect(await recordOf(filmId)).toMatchObject({ report_id: job.reportId });
  });
});

describe('not a byte of a film', () => {
  it('once the link of its address has expired', async () => {
    const { job } = await filmedReport();
    await settle(admin, job);
    for (const key of [job.reportKey, await shareOf(job, { video: true })]) {
      const [address = '', download = ''] = await filmsOn(key);
      expect((await get(address, 'bytes=0-')).status).toBe(206);
      await db
        .collection('access_links')
        .doc(key)
        .update({ expires_at: new Date(Date.now() - 1000) });
      await gone(address);
      await gone(download);
      expect(await filmsOn(key)).toEqual([]);
    }
  });

  it('that was replaced in its report, or removed from it', async () => {
    const { job } = await filmedReport();
    await settle(admin, job);
    const [first = ''] = await filmsOn(job.reportKey);
    const share = await shareOf(job, { video: true });
    const [shared = ''] = await filmsOn(share);
    const other = await storedFilm(job.bookingId, mp4());
    await amend(job, [{ id: other, label: 'Upstream' }]);
    await gone(first);
    await gone(shared);
    const [second = ''] = await filmsOn(job.reportKey);
    expect((await wholeFilm(second)).length).toBe(mp4().length);
    await amend(job, []);
    await gone(second);
    expect([...(await filmsOn(job.reportKey)), ...(await filmsOn(share))]).toEqual([]);
  });

  it('at the bucket’s own addresses, with the token that its upload had, or a guessed one', async () => {
    const { bookingId: jobId } = await bookedJob({ inspector_id: inspector.uid });
    await db.collection('visits').doc(jobId).set({ inspector_id: inspector.uid });
    const film = { filmId: newId(), jobId };
    await confirm(film, inspector);
    const path = filmPath({ ...film, type: 'mp4' });
    const { downloadTokens: given } = trustedJson<{ downloadTokens: string }>(
      await upload(path, bytes, inspector),
    );
    expect(given).toMatch(/^[\w-]{36}$/);
    await ready(film);
    const [{ metadata }] = await getStorage().bucket(bucketName).file(path).getMetadata();
    expect(Object.keys(metadata ?? {})).not.toContain('firebaseStorageDownloadTokens');
    expect(JSON.stringify(metadata ?? {})).not.toContain(given);

    const client = await customerToken(`customer-${randomUUID()}`);
    const readers = [undefined, client, inspector.idToken, admin.idToken];
    const tokens = ['', `&token=${given}`, `&token=${randomUUID()}`, '&token='];
    for (const idToken of readers) {
      const headers = { ...(idToken !== undefined && { Authorization: `Firebase ${idToken}` }) };
      for (const query of ['alt=media', 'alt=json'].flatMap((alt) => tokens.map((token) => alt + token))) {
        const address = `http://${addresses.storage}/v0/b/${bucketName}/o/${encodeURIComponent(path)}?${query}`;
        const response = await fetch(address, { headers });
        expect([query, response.status]).toEqual([query, 403]);
        expect((await response.text()).length).toBeLessThan(500);
      }
    }
  });

  it('in emails, in the portal’s lists, and in what the lists of jobs show', async () => {
    const { job, filmId } = await filmedReport();
    // Written with the payment, what its inspector lists of it too.
    await db.collection('bookings').doc(job.bookingId).update({ inspector_id: inspector.uid });
    await settle(admin, job);
    // Sent before the second film, so that an email follows about the films themselves.
    const second = newId();
    await amend(job, [
      { id: filmId, label: 'Upstream' },
      { id: second, label: 'Downstream' },
    ]);
    expect((await call('send-report-notification', { reportId: job.reportId }, admin)).error).toBeUndefined();
    const path = filmPath({ jobId: job.bookingId, filmId: second, type: 'mp4' });
    await confirm({ filmId: second, jobId: job.bookingId });
    await getStorage()
      .bucket(bucketName)
      .file(path)
      .save(bytes, { ...newFile, contentType: 'video/mp4' });
    await ready({ filmId: second, jobId: job.bookingId });
    await releaseMail(`film_ready_${job.reportId}_version-3`);
    const mails = await waitFor('both emails', async () => {
      const received = await mailsTo(job.email);
      return ['report is ready', 'video of your'].every((words) =>
        received.some(({ subject }) => subject.includes(words)),
      )
        ? received
        : null;
    });

    const record = (await db.collection('bookings').doc(job.bookingId).get()).data();
    const idToken = await customerToken(String(record?.customer_id));
    const portal = await call('portal-open', { bookingsAfter: null, reportsAfter: null }, { idToken });
    const reports = await call('portal-reports-open', { email: job.email, booking: job.reportKey });
    const visit = (await db.collection('visits').doc(job.bookingId).get()).data();
    const ofFilm = new RegExp(
      ['/films/', 'films/', '\\.mp4', 'alt=media', filmId, second].map((text) => `(${text})`).join('|'),
    );
    for (const [where, text] of Object.entries({ mails, portal, reports, record, visit })) {
      const all = JSON.stringify(text);
      expect(all, where).toContain(
        where === 'record' || where === 'visit' ? 'scheduled_date' : job.reportKey,
      );
      expect(all, where).not.toMatch(ofFilm);
    }
    // The search finds what the paid page has.
    expect(await (await openPage(`/report/${job.reportKey}`)).text()).toMatch(ofFilm);
  });
});

describe('the team’s address', () => {
  it('ends with the member’s access', async () => {
    const { bookingId: jobId } = await bookedJob();
    await storedFilm(jobId, mp4());
    const member = await signIn();
    const { result } = await call<ViewFilmsAnswer>('office-film-view', { jobId }, member);
    const address = result?.films[0]?.url ?? '';
    expect((await get(address, 'bytes=0-')).status).toBe(206);
    await db.collection('admins').doc(member.uid).update({ active: false });
    await gone(address);
  });

  it('ends for an inspector whose job is given to someone else', async () => {
    const { bookingId: jobId } = await bookedJob({ inspector_id: inspector.uid });
    await storedFilm(jobId, mp4());
    const viewed = async (by: SignedIn) =>
      (await call<ViewFilmsAnswer>('office-film-view', { jobId }, by)).result?.films[0]?.url ?? '';
    const [theirs, offices] = [await viewed(inspector), await viewed(admin)];
    expect((await get(theirs, 'bytes=0-')).status).toBe(206);
    await db.collection('bookings').doc(jobId).update({ inspector_id: 'someone-else' });
    await gone(theirs);
    expect((await get(offices, 'bytes=0-')).status).toBe(206);
  });
});
