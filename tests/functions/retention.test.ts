import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mp4 } from '@domain/film/testing/film-file';
import type { Job } from '@domain/job/job';
import { photoId } from '@domain/report/inspection-photo';
import { newReportForm } from '@domain/report/report-form';
import { findingOf } from '@domain/report/testing/finding-of';
import { toQuestionnaire } from '@domain/questionnaire/questionnaire';
import { retainedRecords } from '../../functions/src/retention/retained-records';
import {
  buildFollowUpSubmission,
  buildQuestionnaireSubmission,
} from '../../tools/testing/factories/build-answers';
import { buildFilm } from '../../tools/testing/factories/build-film';
import { buildJob } from '../../tools/testing/factories/build-job';
import { buildReview } from '../../tools/testing/factories/build-review';
import { buildReferral } from '../../tools/testing/factories/build-referral';
import { buildRequest } from '../../tools/testing/factories/build-request';
import { toDocument } from '../../tools/testing/factories/to-document';
import { buildShownPhoto, buildStoredReport } from '../../tools/testing/factories/build-stored-report';
import type * as Sweep from '../../functions/src/retention/sweep-retention';
import type * as PdfFile from '../../functions/src/records/file/pdf-file';
import type * as StoredFile from '../../functions/src/platform/stored-file';
import type * as Storage from '../../functions/src/platform/storage';
import { foundIn } from './support/found-in';
import { inProcessEnvironment } from './support/in-process';

let db: Firestore;
let bucket: typeof Storage.bucket;
let sweepRetention: typeof Sweep.sweepRetention;
let createPdfFile: typeof PdfFile.createPdfFile;
let readStoredFile: typeof StoredFile.readStoredFile;

beforeAll(async () => {
  Object.assign(process.env, inProcessEnvironment());
  ({ sweepRetention } = await import('../../functions/src/retention/sweep-retention'));
  ({ createPdfFile } = await import('../../functions/src/records/file/pdf-file'));
  ({ readStoredFile } = await import('../../functions/src/platform/stored-file'));
  ({ bucket } = await import('../../functions/src/platform/storage'));
  db = (await import('../../functions/src/platform/firestore')).firestore();
});
beforeEach(async () => {
  for (const collection of await db.listCollections()) await db.recursiveDelete(collection);
});

const start = new Date('2026-03-03T19:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * 86_400_000);
const minute = 1 / 1440;

describe('data with a retention period', () => {
  it.each(retainedRecords)('$collection: $days days from $from', async ({ collection, from, days }) => {
    const [old, newer] = [db.collection(collection).doc('old'), db.collection(collection).doc('newer')];
    await old.set({ [from]: start });
    await newer.set({ [from]: after(2 * minute) });
    expect(await sweepRetention(after(days - minute))).toBe(0);
    expect(await sweepRetention(after(days + minute))).toBe(1);
    expect([(await old.get()).exists, (await newer.get()).exists]).toEqual([false, true]);
  });

  it('is removed in any quantity', async () => {
    for (let first = 0; first < 500; first += 250) {
      const batch = db.batch();
      for (let index = first; index < first + 250; index += 1) {
        batch.set(db.collection('form_submissions_log').doc(`entry-${index}`), { created_at: start });
      }
      await batch.commit();
    }
    expect(await sweepRetention(after(31))).toBe(500);
  });
});

it('when a person was asked for a review is forgotten once they may be asked again', async () => {
  const preferences = db.collection('contact_preferences');
  const review = { optional: 'stopped', source: 'office', at: start };
  await preferences.doc('silent').set({ review_asked_at: start });
  await preferences.doc('said').set({ review_asked_at: start, review });
  expect(await sweepRetention(after(90 - minute))).toBe(0);
  expect(await sweepRetention(after(90 + minute))).toBe(2);
  expect((await preferences.doc('silent').get()).exists).toBe(false);
  const said = (await preferences.doc('said').get()).data();
  expect(said).toMatchObject({ review_asked_at: null, review: { optional: 'stopped' } });
  expect(await sweepRetention(after(200))).toBe(0);
});

it('a yes to text messages is forgotten with the reports of its time, and a STOP never', async () => {
  const preferences = db.collection('contact_preferences');
  const said = (optional: string, at = start) => ({ text: { optional, source: 'text-message', at } });
  await preferences.doc('yes').set(said('allowed'));
  await preferences.doc('renewed').set(said('allowed', after(700)));
  await preferences.doc('stop').set(said('stopped'));
  const review = { optional: 'stopped', source: 'office', at: start };
  await preferences.doc('more').set({ ...said('allowed'), review });
  expect(await sweepRetention(after(730 - minute))).toBe(0);
  expect(await sweepRetention(after(730 + minute))).toBe(2);
  const left = (await preferences.get()).docs;
  expect(left.map(({ id }) => id)).toEqual(['more', 'renewed', 'stop']);
  expect(left[0]?.data()).toMatchObject({ text: null, review: { optional: 'stopped' } });
  expect(await sweepRetention(after(731))).toBe(0);
});

/** A report of this age with all related records; its id is part of every related id. */
async function storeReport(): Promise<{ id: string; files: string[] }> {
  const id = `report-${randomUUID()}`;
  const files = [
    `inspection-photos/f/${id}.jpg`,
    `shown-photos/f/${id}-shown.jpg`,
    `reports/${id}/report-v1.pdf`,
    `films/job-1/film-of-${id}.mp4`,
  ];
  const [photo = '', shown = '', , film = ''] = files;
  const batch = db.batch();
  const photos = [{ path: photo, shown: buildShownPhoto(shown), preview: buildShownPhoto(shown) }];
  const report = buildStoredReport({ created_at: start, photos });
  const documents: Record<string, object> = {
    [`inspection_reports/${id}`]: report,
    [`report_versions/${id}_1`]: { ...report, report_id: id, pdf: null },
    [`report_shares/share-${id}`]: { report_id: id },
    [`inspection_photos/f_${id}_jpg`]: { path: photo },
    [`films/film-of-${id}`]: buildFilm({ path: film, report_id: id }),
    [`mail/report_ready_${id}`]: { subject: { id } },
    [`access_links/key-of-report-${id}`]: { kind: 'report', subject: id, expires_at: after(10_000) },
    [`access_links/key-of-share-${id}`]: { kind: 'share', subject: `share-${id}`, expires_at: after(10_000) },
    [`report_payments/${id}`]: { report_id: id, state: 'paid' },
  };
  for (const [path, document] of Object.entries(documents)) batch.set(db.doc(path), document);
  await batch.commit();
  for (const file of files) await createPdfFile(file, Buffer.from('bytes'));
  return { id, files };
}

describe('a report', () => {
  it('is removed after two years with its photos, files, emails, and links; its payment stays on record', async () => {
    const { id, files } = await storeReport();
    await sweepRetention(after(730 - minute));
    expect(await foundIn(db, id)).toContain('inspection_reports');
    for (const file of files) expect(await readStoredFile(file), file).toEqual(Buffer.from('bytes'));

    expect(await sweepRetention(after(730 + minute))).toBe(1);
    const stored = ['access_links', 'audit_heads', 'audit_log', 'report_payments'];
    expect(await foundIn(db, id)).toEqual(stored);
    const links = await db.collection('access_links').get();
    expect(links.docs.map((link) => link.get('subject') as unknown)).toEqual([null, null]);
    for (const file of files) expect(await readStoredFile(file), file).toBeNull();
  });

  it('is kept for two years after its last amendment', async () => {
    const { id } = await storeReport();
    const amended = db.collection('report_versions').doc(`${id}_2`);
    await amended.set({ ...buildStoredReport({ created_at: after(400) }), report_id: id, pdf: null });
    expect(await sweepRetention(after(731))).toBe(0);
    expect(await sweepRetention(after(1131))).toBe(1);
  });
});

describe('a review', () => {
  it('is removed two years after it was submitted, with the photos of a report that was never approved', async () => {
    const photo = 'inspection-photos/finding-0001/photo-of-the-review-1.jpg';
    const shown = buildShownPhoto('shown-photos/finding-0001/photo-of-the-review-1.jpg');
    const report = { ...newReportForm('2026-03-03'), findings: [findingOf({ photos: [photo] })] };
    const open = buildReview({ submitted_at: start.toISOString(), form: JSON.stringify(report) });
    const over = buildReview({ submitted_at: start.toISOString(), state: 'approved', form: null });
    for (const review of [open, over]) await db.doc(`report_reviews/${review.id}`).set(toDocument(review));
    const record = db.doc(`inspection_photos/${photoId(photo)}`);
    const { report_id } = open;
    const received = { sha256: 'a'.repeat(64), size: 5, refusal: null, received_at: start };
    await record.set({
      ...received,
      path: photo,
      finding_id: 'finding-0001',
      shown,
      preview: shown,
      report_id,
    });
    await createPdfFile(photo, Buffer.from('bytes'));

    await sweepRetention(after(730 - minute));
    expect((await record.get()).exists).toBe(true);
    expect((await db.collection('report_reviews').get()).size).toBe(2);
    expect(await sweepRetention(after(730 + minute))).toBe(2);
    expect((await db.collection('report_reviews').get()).size).toBe(0);
    expect((await record.get()).exists).toBe(false);
    expect(await readStoredFile(photo)).toBeNull();
  });
});

describe('a photo that no report contains', () => {
  const shown = (path: string) => ({ path, width: 4, height: 3 });
  const photoOf = (id: string, received_at: Date, report_id?: string | null) => ({
    path: `inspection-photos/f/${id}.jpg`,
    finding_id: 'f',
    sha256: 'a'.repeat(64),
    size: 5,
    refusal: null,
    shown: shown(`shown-photos/f/${id}-shown.jpg`),
    preview: shown(`shown-photos/f/${id}-preview.jpg`),
    received_at,
    ...(report_id !== undefined && { report_id }),
  });
  const ids = async () => (await db.collection('inspection_photos').get()).docs.map(({ id }) => id).sort();
  const store = async (id: string, ...photo: [Date, (string | null)?]) => {
    await db.doc(`inspection_photos/f_${id}_jpg`).set(photoOf(id, ...photo));
    await createPdfFile(`inspection-photos/f/${id}.jpg`, Buffer.from('bytes'));
  };

  it('is removed with its files after half a year, and others stay', async () => {
    await store('dropped', start, null);
    await store('kept', start, 'report-1');
    expect(await sweepRetention(after(180 - minute))).toBe(0);
    expect(await sweepRetention(after(180 + minute))).toBe(1);
    expect(await ids()).toEqual(['f_kept_jpg']);
    expect(await readStoredFile('inspection-photos/f/dropped.jpg')).toBeNull();
    expect(await readStoredFile('inspection-photos/f/kept.jpg')).toEqual(Buffer.from('bytes'));
  });

  it('is distinguished from photos of reports from before the mark', async () => {
    await store('old-dropped', start);
    await store('old-kept', start);
    const photos = [{ path: 'inspection-photos/f/old-kept.jpg', shown: shown('s'), preview: shown('p') }];
    await db
      .doc('report_versions/report-1_1')
      .set({ ...buildStoredReport({ created_at: start, photos }), report_id: 'report-1', pdf: null });
    expect(await sweepRetention(after(181))).toBe(1);
    expect(await ids()).toEqual(['f_old-kept_jpg']);
    const stored = await db.doc('inspection_photos/f_old-kept_jpg').get();
    expect(stored.get('report_id')).toBe('report-1');
  });
});

describe('films', () => {
  const filmId = 'film-0123456789abcdef';
  const pathOf = (jobId: string) => `films/${jobId}/${filmId}.mp4`;
  const stored = async (jobId: string, overrides: Partial<Parameters<typeof buildFilm>[0]> = {}) => {
    const path = pathOf(jobId);
    await db
      .doc(`films/${filmId}`)
      .set(buildFilm({ job_id: jobId, path, announced_at: start, ...overrides }));
    await createPdfFile(path, mp4());
  };

  it('that no report contains are removed after half a year, and others stay', async () => {
    await stored('job-unused');
    expect(await sweepRetention(after(180 - minute))).toBe(0);
    expect(await sweepRetention(after(180 + minute))).toBe(1);
    expect(await readStoredFile(pathOf('job-unused'))).toBeNull();
    await stored('job-used', { report_id: 'report-1' });
    expect(await sweepRetention(after(400))).toBe(0);
    expect(await readStoredFile(pathOf('job-used'))).toEqual(mp4());
    await bucket().file(pathOf('job-used')).delete();
  });

  it('that the trigger missed are received, and those of a job that is gone are deleted', async () => {
    const jobId = `job-${randomUUID()}`;
    const soon = new Date();
    const later = new Date(soon.getTime() + 20 * 60_000);
    await stored(jobId, { state: 'receiving', announced_at: soon });
    expect(await sweepRetention(soon)).toBe(0);
    await db.doc(`bookings/${jobId}`).set(toDocument(buildJob({ id: jobId })));
    expect(await sweepRetention(later)).toBe(1);
    expect((await db.doc(`films/${filmId}`).get()).data()).toMatchObject({ state: 'ready', codec: 'avc1' });
    await db.doc(`films/${filmId}`).update({ state: 'receiving' });
    await db.doc(`bookings/${jobId}`).delete();
    expect(await sweepRetention(later)).toBe(1);
    expect(await readStoredFile(pathOf(jobId))).toBeNull();
    expect((await db.doc(`films/${filmId}`).get()).exists).toBe(false);
  });
});

describe('lockbox and gate codes', () => {
  const storeJob = async (overrides: Partial<Job>) => {
    const job = buildJob({
      special_instructions: 'Gate 4711, two dogs',
      lead_id: 'lead-1',
      referral_id: 'referral-1',
      own_note: { by: 'inspector-1', text: 'Gate 4711, long rods', at: start.toISOString() },
      ...overrides,
    });
    const questionnaire = buildQuestionnaireSubmission({
      booking_id: job.id,
      accessMethod: 'other',
      accessMethodOther: 'Lockbox 2580',
      specialAccessConditions: 'Code 1234 at the garage',
      knownSewerIssues: 'Roots',
    });
    const followUp = buildFollowUpSubmission({
      booking_id: job.id,
      unusual_access_conditions: 'Gate #99*88',
    });
    await db.doc(`bookings/${job.id}`).set(toDocument(job));
    await db.doc(`sewer_scope_questionnaires/${job.id}`).set({
      ...toQuestionnaire(questionnaire, job.id),
      created_at: start,
    });
    await db.doc(`follow_up_questionnaires/${job.id}`).set({ ...followUp, created_at: start });
    return job.id;
  };
  const textsOf = async (id: string) => ({
    note: (await db.doc(`bookings/${id}`).get()).get('special_instructions') as string,
    ownNote: (await db.doc(`bookings/${id}`).get()).get('own_note.text') as string,
    questionnaire: (await db.doc(`sewer_scope_questionnaires/${id}`).get()).data(),
    followUp: (await db.doc(`follow_up_questionnaires/${id}`).get()).get(
      'unusual_access_conditions',
    ) as string,
  });

  it('are erased a month after the job has ended, everywhere, and once', async () => {
    await db
      .doc('leads/lead-1')
      .set(toDocument(buildRequest({ special_instructions: 'Gate 4711, two dogs' })));
    const referral = db.doc('referrals/referral-1');
    await referral.set(toDocument(buildReferral({ access_notes: 'Gate 4711, two dogs' })));
    const done = await storeJob({ status: 'completed', completed_at: start.toISOString() });
    const cancelled = await storeJob({
      status: 'cancelled',
      cancellation: { reason: '', at: start.toISOString(), by: 'client' },
    });
    const open = await storeJob({ status: 'scheduled', scheduled_date: '2026-03-03' });
    expect(await sweepRetention(after(30 - minute))).toBe(0);
    expect(await sweepRetention(after(30 + minute))).toBe(2);
    for (const id of [done, cancelled]) {
      expect(await textsOf(id)).toMatchObject({
        note: 'Gate ••••, two dogs',
        ownNote: 'Gate ••••, long rods',
        questionnaire: {
          access_method_other: '',
          special_access_conditions: '',
          known_sewer_issues: 'Roots',
        },
        followUp: '',
      });
    }
    const request = await db.doc('leads/lead-1').get();
    expect(request.get('special_instructions')).toBe('Gate ••••, two dogs');
    expect((await referral.get()).get('access_notes')).toBe('Gate ••••, two dogs');
    expect(await textsOf(open)).toMatchObject({
      note: 'Gate 4711, two dogs',
      ownNote: 'Gate 4711, long rods',
      questionnaire: { access_method_other: 'Lockbox 2580' },
      followUp: 'Gate #99*88',
    });
    expect(await sweepRetention(after(31))).toBe(0);
    const trail = await db.collection('audit_log').where('record_id', '==', done).get();
    expect(trail.docs.map((entry) => entry.get('action') as unknown)).toEqual(['codes-erased']);
  });

  it('of forms and notes that come in later are erased by the next run', async () => {
    const id = await storeJob({ status: 'completed', completed_at: start.toISOString() });
    await sweepRetention(after(31));
    const note = 'Gate 4711, two dogs';
    await db.doc(`bookings/${id}`).update({ special_instructions: note, codes_erased: false });
    await db.doc(`follow_up_questionnaires/${id}`).update({ unusual_access_conditions: 'Code 4 7 1 1' });
    expect(await sweepRetention(after(40))).toBe(1);
    expect(await textsOf(id)).toMatchObject({ note: 'Gate ••••, two dogs', followUp: '' });
  });

  it('are erased a month after a request or referral was declined or closed, also one from before the field', async () => {
    const note = 'Gate 4711, lockbox 47 11';
    const at = start.toISOString();
    const records = {
      'leads/lost': buildRequest({ special_instructions: note, status: 'lost' }),
      'leads/waiting': buildRequest({ special_instructions: note }),
      'referrals/declined': buildReferral({ access_notes: note, declined_at: at, declined_by: 'office' }),
      'referrals/closed': buildReferral({ access_notes: note, progress: 'closed', closed_at: at }),
      'referrals/accepted': buildReferral({ access_notes: note, progress: 'accepted', declined_at: at }),
      'referrals/waiting': buildReferral({ access_notes: note }),
    };
    for (const [path, record] of Object.entries(records)) await db.doc(path).set(toDocument(record));
    await db.doc('leads/lost').update({ handled_at: start });
    const noteOf = async (path: string) => {
      const record = await db.doc(path).get();
      return (record.get('special_instructions') ?? record.get('access_notes')) as string;
    };
    expect(await sweepRetention(after(30 - minute))).toBe(0);
    expect(await sweepRetention(after(30 + minute))).toBe(3);
    for (const path of ['leads/lost', 'referrals/declined', 'referrals/closed']) {
      expect(await noteOf(path)).toBe('Gate ••••, lockbox ••••');
    }
    for (const path of ['leads/waiting', 'referrals/accepted', 'referrals/waiting']) {
      expect(await noteOf(path)).toBe(note);
    }
    expect(await sweepRetention(after(31))).toBe(0);
    const trail = await db.collection('audit_log').where('record_id', '==', 'declined').get();
    expect(trail.docs.map((entry) => entry.get('action') as unknown)).toEqual(['codes-erased']);
  });
});
