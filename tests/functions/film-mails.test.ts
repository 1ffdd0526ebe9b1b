import { randomUUID } from 'node:crypto';
import { getStorage } from 'firebase-admin/storage';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ConfirmFilmAnswer } from '@domain/film/film-calls';
import { filmPath } from '@domain/film/film-path';
import { mp4 } from '@domain/film/testing/film-file';
import { db } from './support/admin-sdk';
import { call } from './support/call';
import { mailsTo } from './support/mailbox';
import { releaseMail } from './support/release-mail';
import { openPage, reportedJob, settle, type ReportedJob } from './support/reported-job';
import { signIn, type SignedIn } from './support/sign-in';
import { addresses } from './support/stack-addresses';
import { waitFor } from './support/wait-for';
import { newFile } from '../../tools/testing/new-file';

let admin: SignedIn;
beforeAll(async () => {
  admin = await signIn();
});

const newId = () => `film-${randomUUID()}`;
const notAFilm = Buffer.from('A text that somebody called upstream.mp4.');

/** The film's upload, as a device ends it. @returns what became of it */
async function arrive(jobId: string, filmId: string, file = mp4()): Promise<ConfirmFilmAnswer['state']> {
  const asked = {
    filmId,
    jobId,
    type: 'mp4',
    name: 'upstream.mp4',
    size: file.length,
    direction: 'upstream',
    takenAt: null,
    withSound: false,
    sha256: null,
  };
  await call('office-film-confirm', asked, admin);
  const path = filmPath({ jobId, filmId, type: 'mp4' });
  const bucket = getStorage().bucket(`${addresses.project}.appspot.com`);
  await bucket.file(path).save(file, { ...newFile, contentType: 'video/mp4' });
  return waitFor('the film', async () => {
    const { result } = await call<ConfirmFilmAnswer>('office-film-confirm', asked, admin);
    return result?.state === 'missing' || result?.state === 'checking' ? null : result?.state;
  });
}

const send = async ({ reportId }: Pick<ReportedJob, 'reportId'>) =>
  expect((await call('send-report-notification', { reportId }, admin)).error).toBeUndefined();

async function amend({ reportId, form }: ReportedJob, films: readonly string[]): Promise<void> {
  const report = { ...form, films: films.map((id) => ({ id, label: '' })) };
  const body = { reportId, amendment: 'The films.', report, idempotencyKey: randomUUID() };
  expect((await call('office-report-amend', body, admin)).error).toBeUndefined();
}

const reportWith = (...films: readonly string[]) =>
  reportedJob(admin, { changes: { films: films.map((id) => ({ id, label: '' })) } });

/** The emails about a report's films, by their occasion. */
const filmMails = async ({ reportId }: Pick<ReportedJob, 'reportId'>) => {
  const { docs } = await db.collection('mail').where('subject.id', '==', reportId).get();
  return docs.map(({ id }) => id).filter((id) => id.startsWith('film_ready'));
};
const mailOf = ({ reportId }: ReportedJob, version: number) => `film_ready_${reportId}_version-${version}`;

const title = 'The video of your sewer inspection is ready';
const received = async ({ email }: ReportedJob) =>
  (await mailsTo(email)).filter(({ subject }) => subject === title);

describe('a report that is sent before its films', () => {
  it('says that they follow, and is followed by one email once none is to come', async () => {
    const [one, other, refused] = [newId(), newId(), newId()];
    const job = await reportWith(one, other, refused);
    await settle(admin, job);
    await send(job);
    const ready = await waitFor('the report', async () =>
      (await mailsTo(job.email)).find(({ subject }) => subject.includes('report is ready')),
    );
    expect(ready.text).toContain('The video is still uploading.');
    expect(await arrive(job.bookingId, one)).toBe('ready');
    expect(await arrive(job.bookingId, other)).toBe('ready');
    expect(await filmMails(job)).toEqual([]);
    // One that can't be used doesn't hold the others.
    expect(await arrive(job.bookingId, refused, notAFilm)).toBe('refused');
    expect(await filmMails(job)).toEqual([mailOf(job, 1)]);
    await releaseMail(mailOf(job, 1));
    const [mail] = await received(job);
    expect(mail?.text).toMatch(/Available until/);
    const address = new RegExp(`/report/${job.reportKey}`).exec(mail?.html ?? '')?.[0] ?? '';
    expect(await (await openPage(address)).text()).toMatch(/<video/);
    // Announcing it again changes nothing.
    await arrive(job.bookingId, one);
    expect(await received(job)).toHaveLength(1);
  });

  it('has one for each version that is sent before its film', async () => {
    const [one, other] = [newId(), newId()];
    const job = await reportWith(one);
    await settle(admin, job);
    await send(job);
    await arrive(job.bookingId, one);
    expect(await filmMails(job)).toEqual([mailOf(job, 1)]);
    await amend(job, [one, other]);
    await send(job);
    await arrive(job.bookingId, other);
    expect(await filmMails(job)).toEqual([mailOf(job, 1), mailOf(job, 2)]);
  });

  it('is followed by an email if an amendment that wasn’t sent still has the film', async () => {
    const [promised, added] = [newId(), newId()];
    const job = await reportWith(promised);
    await settle(admin, job);
    await send(job);
    await amend(job, [promised, added]);
    // The client doesn't know of this one yet.
    await arrive(job.bookingId, added);
    expect(await filmMails(job)).toEqual([]);
    await arrive(job.bookingId, promised);
    expect(await filmMails(job)).toEqual([mailOf(job, 2)]);
  });
});

describe('no email follows', () => {
  it.each<readonly [string, (job: ReportedJob) => Promise<void>]>([
    ['a report that wasn’t sent yet', (job) => settle(admin, job)],
    ['one that is unpaid, whose payment leads to the film', (job) => send(job)],
    [
      'one whose newer version is without the film',
      async (job) => {
        await settle(admin, job);
        await send(job);
        await amend(job, []);
      },
    ],
  ])('%s', async (_, prepare) => {
    const filmId = newId();
    const job = await reportWith(filmId);
    await prepare(job);
    expect(await arrive(job.bookingId, filmId)).toBe('ready');
    expect(await filmMails(job)).toEqual([]);
  });

  it('films that all were refused, or that clients can’t get', async () => {
    const filmId = newId();
    const job = await reportWith(filmId);
    await settle(admin, job);
    await send(job);
    expect(await arrive(job.bookingId, filmId, notAFilm)).toBe('refused');
    expect(await filmMails(job)).toEqual([]);
  });
});
