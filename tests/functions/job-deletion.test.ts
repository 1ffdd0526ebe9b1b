import { randomUUID } from 'node:crypto';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { signedFilePath } from '@domain/legal/signed-document';
import { deletionSteps } from '../../functions/src/job/deletion-steps';
import type { JobDeletion } from '../../functions/src/records/job/job-deletion';
import type * as Begin from '../../functions/src/job/begin-job-deletion';
import type * as Run from '../../functions/src/job/run-job-deletion';
import type * as Deletions from '../../functions/src/job/sweep-job-deletions';
import type * as Held from '../../functions/src/job/sweep-held-documents';
import type * as PdfFile from '../../functions/src/records/file/pdf-file';
import type * as Folder from '../../functions/src/platform/delete-folder';
import type * as StoredFile from '../../functions/src/platform/stored-file';
import { buildFilm } from '../../tools/testing/factories/build-film';
import { buildJob } from '../../tools/testing/factories/build-job';
import { buildRequest } from '../../tools/testing/factories/build-request';
import { buildReferral } from '../../tools/testing/factories/build-referral';
import { buildAgreement, buildMediaRelease } from '../../tools/testing/factories/build-signed-document';
import { buildShownPhoto, buildStoredReport } from '../../tools/testing/factories/build-stored-report';
import { toDocument } from '../../tools/testing/factories/to-document';
import { newKey } from '../../tools/testing/factories/new-key';
import { foundIn } from './support/found-in';
import { inProcessEnvironment } from './support/in-process';
import { trailIn } from './support/trail-in';

let db: Firestore;
let beginJobDeletion: typeof Begin.beginJobDeletion;
let runJobDeletion: typeof Run.runJobDeletion;
let sweepJobDeletions: typeof Deletions.sweepJobDeletions;
let sweepHeldDocuments: typeof Held.sweepHeldDocuments;
let createPdfFile: typeof PdfFile.createPdfFile;
let readStoredFile: typeof StoredFile.readStoredFile;
let deleteFolder: typeof Folder.deleteFolder;

beforeAll(async () => {
  // In its own project, because the running stack's sweeper would finish the interrupted deletions.
  Object.assign(process.env, inProcessEnvironment());
  ({ beginJobDeletion } = await import('../../functions/src/job/begin-job-deletion'));
  ({ runJobDeletion } = await import('../../functions/src/job/run-job-deletion'));
  ({ sweepJobDeletions } = await import('../../functions/src/job/sweep-job-deletions'));
  ({ sweepHeldDocuments } = await import('../../functions/src/job/sweep-held-documents'));
  ({ createPdfFile } = await import('../../functions/src/records/file/pdf-file'));
  ({ readStoredFile } = await import('../../functions/src/platform/stored-file'));
  ({ deleteFolder } = await import('../../functions/src/platform/delete-folder'));
  db = (await import('../../functions/src/platform/firestore')).firestore();
  await db.recursiveDelete(db.collection('job_deletions'));
});

const admin = { kind: 'admin', uid: 'admin-1', email: 'desk@example.com', session: null } as const;
const start = new Date('2026-03-03T19:00:00Z');
const begin = (bookingId: string) =>
  db.runTransaction((transaction) => beginJobDeletion(transaction, bookingId, admin, start));
const deletionOf = async (bookingId: string) =>
  (await db.collection('job_deletions').doc(bookingId).get()).data() as JobDeletion | undefined;

/**
 * Ids of everything that belongs to a job's report; each contains the report's id, so that leftovers can be
 * found.
 */
const reportOf = (id: string) => ({
  report: `report-${id}`,
  share: `share-${id}`,
  photo: `inspection-photos/finding-1/${id}.jpg`,
  files: [
    `inspection-photos/finding-1/${id}.jpg`,
    `shown-photos/finding-1/${id}-shown.jpg`,
    `shown-photos/finding-1/${id}-preview.jpg`,
    `reports/report-${id}/report-v1.pdf`,
    `films/${id}/film-of-the-job-1.mp4`,
    `films/${id}/film-of-nothing-2.mp4`,
  ],
});

/** A report with its version, photo, payment, email, link, and a link shared by the client. */
function reportDocuments(id: string): Record<string, object> {
  const { report, share, photo, files } = reportOf(id);
  const [, shown = '', preview = '', , film = '', unused = ''] = files;
  const photos = [{ path: photo, shown: buildShownPhoto(shown), preview: buildShownPhoto(preview) }];
  const stored = buildStoredReport({ booking_id: id, photos });
  const keyTo = (kind: string, subject: string) => ({ kind, subject, revoked_at: null });
  return {
    [`inspection_reports/${report}`]: stored,
    [`report_versions/${report}_1`]: { ...stored, report_id: report, pdf: null },
    [`report_payments/${report}`]: { booking_id: id },
    [`report_shares/${share}`]: { booking_id: id },
    [`inspection_photos/finding-1_${id}_jpg`]: { path: photo },
    [`films/film-1-${id}`]: buildFilm({ job_id: id, path: film, report_id: report }),
    [`films/film-2-${id}`]: buildFilm({ job_id: id, path: unused }),
    [`mail/report_ready_${report}`]: { subject: { collection: 'inspection_reports', id: report } },
    [`access_links/${newKey()}`]: keyTo('report', report),
    [`access_links/${newKey()}`]: keyTo('share', share),
  };
}

/** A job with data in every place that may refer to it. */
async function wholeJob(): Promise<string> {
  const request = buildRequest({ status: 'booked' });
  const other = buildRequest();
  const referral = buildReferral({ progress: 'scheduled' });
  const job = buildJob({ status: 'scheduled', lead_id: request.id, referral_id: referral.id });
  const { id } = job;
  const pdf = (type: 'agreement' | 'media_release', text_version: string) => ({
    path: signedFilePath(type, id, text_version),
    sha256: `${type}-hash`,
    size: 9,
    created_at: new Date(),
  });
  const agreement = buildAgreement({ booking_id: id });
  const release = buildMediaRelease({ booking_id: id });
  const evidence = { ...agreement.evidence, signed_at: new Date() };
  const documents: Record<string, object> = {
    [`bookings/${id}`]: toDocument(job),
    [`leads/${request.id}`]: { ...toDocument(request), booking_id: id },
    [`leads/${other.id}`]: { ...toDocument(other), forms_booking_id: id },
    [`referrals/${referral.id}`]: { ...toDocument(referral), booking_id: id, forms_booking_id: id },
    [`agreements/${id}`]: {
      ...toDocument(agreement),
      evidence,
      pdf: pdf('agreement', agreement.text_version),
    },
    [`media_releases/${id}`]: {
      ...toDocument(release),
      evidence,
      pdf: pdf('media_release', release.text_version),
    },
    ...reportDocuments(id),
    [`sewer_scope_questionnaires/${id}`]: { booking_id: id },
    [`follow_up_questionnaires/${id}`]: { booking_id: id },
    [`mail/booking_approved_${id}`]: { subject: { collection: 'bookings', id }, state: 'SENT' },
    [`mail/signed_agreement_${id}`]: { subject: { collection: 'agreements', id }, state: 'PENDING' },
    [`form_submissions_log/${randomUUID()}`]: { record: { collection: 'agreements', id } },
    [`access_links/${newKey()}`]: { kind: 'booking', subject: id, revoked_at: null },
  };
  const batch = db.batch();
  for (const [path, document] of Object.entries(documents)) batch.set(db.doc(path), document);
  await batch.commit();
  for (const signedDocument of ['agreement', 'media_release'] as const) {
    const { text_version } = signedDocument === 'agreement' ? agreement : release;
    await createPdfFile(signedFilePath(signedDocument, id, text_version), Buffer.from('%PDF-1.7\n'));
  }
  await Promise.all(reportOf(id).files.map((path) => createPdfFile(path, Buffer.from('of the report'))));
  return id;
}

/** Before the first step, after each step, and after the last one, when only the job is left. */
const allowed = ['audit_heads', 'audit_log', 'job_deletions'];

// Before the first step, after each step, and after the last one, when only the job is left.
const breaks = Array.from({ length: deletionSteps.length + 1 }, (_, count) => ({
  count,
  after: deletionSteps[count - 1]?.name ?? 'nothing but hiding',
}));

describe('a deletion', () => {
  it.each(breaks)(
    'interrupted after $after ($count) is hidden, and the sweeper finishes it',
    async ({ count }) => {
      const id = await wholeJob();
      await begin(id);
      expect(await runJobDeletion(id, count)).toBe('RUNNING');
      expect((await db.collection('bookings').doc(id).get()).data()).toEqual({
        deleted_at: Timestamp.fromDate(start),
      });
      expect(await sweepJobDeletions()).toBe(1);
      expect((await deletionOf(id))?.state).toBe('DONE');
      expect(await foundIn(db, id)).toEqual(allowed);
      for (const path of reportOf(id).files) expect(await readStoredFile(path), path).toBeNull();
      expect(await sweepJobDeletions()).toBe(0);
    },
  );

  it('of a job stored before jobs had an inspector or days were kept ends like any other', async () => {
    const id = await wholeJob();
    const reference = db.collection('bookings').doc(id);
    const { inspector_id: inspector, ...before } = (await reference.get()).data() ?? {};
    expect(inspector).toBeNull();
    await reference.set(before);
    await begin(id);
    expect(await runJobDeletion(id, deletionSteps.length + 1)).toBe('DONE');
    expect(await foundIn(db, id)).toEqual(allowed);
  });

  it('continued by two processes at once has the same result', async () => {
    const id = await wholeJob();
    await begin(id);
    const all = deletionSteps.length + 1;
    await Promise.all([runJobDeletion(id, all), runJobDeletion(id, all), sweepJobDeletions()]);
    await sweepJobDeletions();
    expect(await foundIn(db, id)).toEqual(allowed);
    const actions = (await trailIn(db, id))
      .filter((entry) => entry.get('collection') === 'bookings')
      .map((entry) => entry.get('action') as string);
    expect(actions).toEqual(['deleted', 'deletion-done']);
  });

  it('of one folder of files by several processes at once fails in none', async () => {
    const folder = `reports/at-once-${randomUUID()}`;
    const files = Array.from({ length: 12 }, (_, index) => `${folder}/${index}.pdf`);
    await Promise.all(files.map((path) => createPdfFile(path, Buffer.from('of the report'))));
    await Promise.all(Array.from({ length: 4 }, () => deleteFolder(`${folder}/`)));
    for (const path of files) expect(await readStoredFile(path), path).toBeNull();
  });

  it('handles any number of rows', async () => {
    const id = await wholeJob();
    for (let first = 0; first < 250; first += 125) {
      const batch = db.batch();
      for (let index = first; index < first + 125; index += 1) {
        batch.set(db.collection('mail').doc(`forms_reminder_${id}_${index}`), { subject: { id } });
      }
      await batch.commit();
    }
    await begin(id);
    expect(await sweepJobDeletions()).toBe(1);
    expect(await foundIn(db, id)).toEqual(allowed);
  });

  it('that fails does not affect the others', async () => {
    const [broken, whole] = [await wholeJob(), await wholeJob()];
    // With neither a PDF nor a text to render it from, the signed document cannot be deleted.
    await db.collection('agreements').doc(broken).update({ pdf: null, text_version: 'unknown' });
    await begin(broken);
    await begin(whole);
    expect(await sweepJobDeletions()).toBe(1);
    expect((await deletionOf(broken))?.state).toBe('RUNNING');
    expect((await db.collection('agreements').doc(broken).get()).exists).toBe(true);
    expect(await foundIn(db, whole)).toEqual(allowed);
    await db.collection('agreements').doc(broken).delete();
    expect(await sweepJobDeletions()).toBe(1);
  });
});

describe('signed documents of a deleted job', () => {
  it('are held with their hashes and removed when the hold ends', async () => {
    const id = await wholeJob();
    await begin(id);
    await sweepJobDeletions(() => start);
    const deletion = await deletionOf(id);
    expect(deletion?.held.map(({ type, sha256 }) => [type, sha256])).toEqual([
      ['agreement', 'agreement-hash'],
      ['media_release', 'media_release-hash'],
    ]);
    expect(deletion?.held_until?.toDate()).toEqual(new Date('2032-03-03T19:00:00Z'));
    const path = deletion?.held[0]?.path ?? '';

    await sweepHeldDocuments(new Date('2032-03-02T00:00:00Z'));
    expect(await readStoredFile(path)).toEqual(Buffer.from('%PDF-1.7\n'));
    await sweepHeldDocuments(new Date('2032-03-04T00:00:00Z'));
    expect(await readStoredFile(path)).toBeNull();
    expect(await deletionOf(id)).toMatchObject({ held: [], held_until: null });
  });
});
