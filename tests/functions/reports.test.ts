import { dollars } from '@domain/text/dollars';
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RequestedMail } from '@domain/mail/requested-mail';
import { photoPath } from '@domain/report/photo-path';
import type { ReportAnswer } from '@domain/report/report-calls';
import { business } from '@domain/business/business';
import { newReportForm, type ReportForm } from '@domain/report/report-form';
import { toReportForm, type ReportRecord } from '@domain/report/report-record';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { findingOf } from '@domain/report/testing/finding-of';
import { usualService } from '../../tools/testing/usual-service';
import { db } from './support/admin-sdk';
import { bookedJob } from './support/booked-job';
import { call } from './support/call';
import { storedFile } from './support/files';
import { mailTo, mailsTo } from './support/mailbox';
import { newEmail } from './support/new-contact';
import { openPage, reportedJob, sendForm } from './support/reported-job';
import { stored } from './support/stored';
import { signIn, type SignedIn } from './support/sign-in';
import { addresses } from './support/stack-addresses';
import { waitFor } from './support/wait-for';
import { newFile } from '../../tools/testing/new-file';

let admin: SignedIn;
beforeAll(async () => {
  admin = await signIn();
});

async function completedJob() {
  const job = await bookedJob({ status: 'completed' });
  const completed_at = new Date(Date.now() - 3_600_000);
  await db.collection('bookings').doc(job.bookingId).update({ completed_at });
  return job;
}

function formFor(email: string, changes: Partial<ReportForm> = {}): ReportForm {
  return {
    ...newReportForm('2026-03-05'),
    clientName: 'Ann Lee',
    clientEmail: email,
    propertyAddress: '12 Main St, Akron, OH 44606',
    summary: 'One joint has to be repaired.',
    findings: [findingOf({ severity: 'high', footage: 34, mainProblem: 'Offset joint' })],
    ...changes,
  };
}

const generate = (bookingId: string | null, report: ReportForm, idempotencyKey: string = randomUUID()) =>
  call<ReportAnswer>('office-report-generate', { bookingId, report, idempotencyKey }, admin);
const amend = (reportId: string, amendment: string, report: ReportForm) =>
  call<ReportAnswer>(
    'office-report-amend',
    { reportId, amendment, report, idempotencyKey: randomUUID() },
    admin,
  );

async function generated(bookingId: string | null, form: ReportForm): Promise<ReportAnswer> {
  const { result, error } = await generate(bookingId, form);
  if (!result) throw new Error(`not generated: ${JSON.stringify(error)}`);
  return result;
}

const filesOf = async (reportId: string) =>
  ((await stored('inspection_reports', reportId))?.report_files ?? []) as {
    file_path: string;
    file_name: string;
  }[];

describe('the inspector of a report', () => {
  it('is the admin who wrote it, by the name and credential of that day, through every version', async () => {
    const writer = await signIn();
    const record = db.collection('admins').doc(writer.uid);
    await record.update({ name: 'Riley Ortega', credential: 'Certificate 4711' });
    const job = await completedJob();
    const form = formFor(job.email);
    const body = { bookingId: job.bookingId, report: form, idempotencyKey: randomUUID() };
    const { result } = await call<ReportAnswer>('office-report-generate', body, writer);
    const reportId = result?.reportId ?? '';
    await record.update({ name: 'Riley Smith' });
    // Amended by another admin, who did not inspect.
    await amend(reportId, 'A new summary.', { ...form, summary: 'Two joints.' });
    const inspector = { name: 'Riley Ortega', credential: 'Certificate 4711' };
    expect(await stored('report_versions', `${reportId}_1`)).toMatchObject({ inspector });
    expect(await stored('report_versions', `${reportId}_2`)).toMatchObject({ inspector });
  });

  it('is no one if the admin has no name', async () => {
    const job = await completedJob();
    const { reportId } = await generated(job.bookingId, formFor(job.email));
    expect(await stored('report_versions', `${reportId}_1`)).toMatchObject({ inspector: null });
  });
});

it('a report from the future is refused at its date', async () => {
  const job = await completedJob();
  const tomorrow = addDays(calendarDateIn(business.timeZone, new Date()), 1);
  const sentence = 'The inspection can’t be in the future. Choose today or an earlier date.';
  const refusal = { code: 'invalid-input', fields: { 'report.inspectionDate': sentence } };
  const future = formFor(job.email, { inspectionDate: tomorrow });
  expect((await generate(job.bookingId, future)).error?.details).toMatchObject(refusal);
  const { reportId } = await generated(job.bookingId, formFor(job.email));
  expect((await amend(reportId, 'The date.', future)).error?.details).toMatchObject(refusal);
  expect(await stored('inspection_reports', reportId)).toMatchObject({ version: 1 });
});

it('a blank that is left open, and a lowered severity without a reason, are refused at their fields', async () => {
  const job = await completedJob();
  const finding = findingOf({
    observation: 'Deepest water: [depth].',
    severity: 'low',
    proposedSeverity: 'medium',
  });
  const form = formFor(job.email, { findings: [finding] });
  expect((await generate(job.bookingId, form)).error?.details).toMatchObject({
    code: 'invalid-input',
    fields: {
      'report.findings[0].observation': 'Fill in [depth], or choose Could not be measured.',
      'report.findings[0].severityReason': 'Say why the severity is lower than proposed.',
    },
  });
  const told = {
    ...finding,
    observation: 'Deepest water: 1.5 in.',
    severityReason: 'It drains within a minute.',
  };
  const { reportId } = await generated(job.bookingId, { ...form, findings: [told] });
  const record = await stored('inspection_reports', reportId);
  expect(toReportForm(record as unknown as ReportRecord).findings).toEqual([told]);
});

describe('a report', () => {
  it('bills the price that the office saw; without one, the usual price, and for a job the job’s', async () => {
    const { bookingId, email } = await completedJob();
    const amountOf = async (about: string | null, price?: number) => {
      const body = { bookingId: about, report: formFor(email), price, idempotencyKey: randomUUID() };
      const { result } = await call<ReportAnswer>('office-report-generate', body, admin);
      return (await stored('report_payments', result?.reportId ?? ''))?.amount as number;
    };
    expect(await amountOf(null, 120)).toBe(120);
    expect(await amountOf(null)).toBe(usualService.price);
    expect(await amountOf(bookingId, 120)).toBe(usualService.price);
  });

  it('is stored with its job, priced, linked by a key, and rendered automatically', async () => {
    const { bookingId, email } = await completedJob();
    const form = formFor(email);
    const { reportId, version, url } = await generated(bookingId, form);
    const record = await stored('inspection_reports', reportId);
    expect(record).toMatchObject({ booking_id: bookingId, client_email: email, version: 1, sent_at: null });
    expect(toReportForm(record as unknown as ReportRecord)).toEqual(form);
    expect(version).toBe(1);
    expect(await stored('bookings', bookingId)).toMatchObject({ report_created: true, report_sent_at: null });
    expect(await stored('report_payments', reportId)).toMatchObject({
      amount: usualService.price,
      state: 'unpaid',
    });
    const key = /\/report\/([a-z0-9]{24})$/.exec(url)?.[1] ?? '';
    expect(await stored('access_links', key)).toMatchObject({
      kind: 'report',
      subject: reportId,
      scopes: ['report'],
    });

    const [file] = await waitFor('the file', async () => {
      const files = await filesOf(reportId);
      return files.length > 0 && files;
    });
    expect(file?.file_name).toBe(`sewer-report-${reportId.slice(0, 8).toUpperCase()}.pdf`);
    expect((await storedFile(file?.file_path ?? ''))?.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is created once however often it is sent, and once per job', async () => {
    const { bookingId, email } = await completedJob();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => generate(bookingId, formFor(email), key)));
    expect(new Set(answers.map(({ result }) => result?.reportId)).size).toBe(1);
    const { error } = await generate(bookingId, formFor(email));
    expect(error?.details).toMatchObject({
      code: 'already-handled',
      userMessage: 'This job already has a report. Amend that one.',
    });
    const reports = await db.collection('inspection_reports').where('booking_id', '==', bookingId).get();
    expect(reports.size).toBe(1);
  });

  it('needs a completed job or none', async () => {
    const { bookingId, email } = await bookedJob({ status: 'in_progress' });
    expect((await generate(bookingId, formFor(email))).error?.details?.code).toBe('already-handled');
    const { reportId } = await generated(null, formFor(email));
    const record = await stored('inspection_reports', reportId);
    expect(String(record?.customer_id)).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is refused field by field', async () => {
    const { bookingId, email } = await completedJob();
    const bad = formFor(email, { summary: ' ', videoLink: 'javascript:alert(1)' });
    const { error } = await generate(bookingId, bad);
    expect(Object.keys(error?.details?.fields ?? {}).sort()).toEqual(['report.summary', 'report.videoLink']);
    expect(await stored('bookings', bookingId)).toMatchObject({ report_created: false });
  });
});

describe('the photos of a report', () => {
  const path = () => photoPath(`finding-${randomUUID()}`, randomUUID(), 'jpg');
  const withPhoto = (email: string, photo: string) =>
    formFor(email, { findings: [findingOf({ photos: [photo] })] });

  it('must be uploaded; the device sends the report again once they are', async () => {
    const { bookingId, email } = await completedJob();
    const photo = path();
    expect((await generate(bookingId, withPhoto(email, photo))).error?.details?.code).toBe('unavailable');
    const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0B6470' } })
      .jpeg()
      .toBuffer();
    const bucket = getStorage().bucket(`${addresses.project}.appspot.com`);
    await bucket.file(photo).save(bytes, { ...newFile, contentType: 'image/jpeg' });
    await waitFor('the photo', async () => {
      const { result } = await call('office-photo-confirm', { path: photo, sha256: 'a'.repeat(64) }, admin);
      return result;
    });
    const { reportId } = await generated(bookingId, withPhoto(email, photo));
    expect((await stored('inspection_reports', reportId))?.photos).toMatchObject([
      { path: photo, shown: { width: 900, height: 600 }, preview: { width: 640 } },
    ]);
    await waitFor('the file', async () => (await filesOf(reportId)).length > 0);
  });
});

describe('an amended report', () => {
  it('without a job belongs to its corrected address and no longer to the wrong one', async () => {
    const [wrong, right] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
    const own = await generated(null, formFor(right));
    const { reportId } = await generated(null, formFor(wrong));
    await amend(reportId, 'The e-mail address.', formFor(right));
    const ownerOf = async (id: string) => (await stored('inspection_reports', id))?.customer_id as unknown;
    expect(await ownerOf(reportId)).toBe(await ownerOf(own.reportId));
  });

  it('of which the email changes gets a new link, and the wrong address’s link and shares end at once', async () => {
    const right = newEmail('right');
    const wrong = await reportedJob(admin, { withJob: false });
    const { reportId, reportKey, email } = wrong;
    const pageStatus = async (key: string) => (await openPage(`/report/${key}`)).status;
    const send = (name: string) => call<RequestedMail>(name, { reportId }, admin);
    await db.collection('report_payments').doc(reportId).update({ state: 'waived' });
    await send('send-report-notification');
    await mailTo(email);
    const fields = { to: 'someone', way: 'link', name: 'Pat', role: 'contractor', token: randomUUID() };
    await sendForm(`/report/${reportKey}/share`, Object.entries(fields));
    const shares = db.collection('report_shares').where('report_id', '==', reportId);
    const [share] = (await shares.get()).docs;
    const [shareKey] = (await db.collection('access_links').where('subject', '==', share?.id).get()).docs;
    expect(await pageStatus(shareKey?.id ?? '')).toBe(200);

    const same = await amend(reportId, 'The name.', { ...wrong.form, clientName: 'Ann M. Lee' });
    expect(same.result?.url.slice(-24)).toBe(reportKey);
    const { result } = await amend(reportId, 'The email.', { ...wrong.form, clientEmail: right });
    const newKey = result?.url.slice(-24) ?? '';
    expect(newKey).not.toBe(reportKey);
    const statuses = await Promise.all([newKey, reportKey, shareKey?.id ?? ''].map(pageStatus));
    expect(statuses).toEqual([200, 410, 410]);
    const { customer_id } = (await stored('inspection_reports', reportId)) ?? {};
    expect((await shares.get()).docs.map((doc) => doc.get('customer_id') as unknown)).toEqual([customer_id]);

    await send('send-report-notification');
    const mail = await mailTo(right);
    expect(mail.html).toContain(newKey);
    expect(mail.html).not.toContain(reportKey);
    expect((await mailsTo(email)).map(({ html }) => html).join()).not.toContain(newKey);
  });

  it('is a new version under the same link, and the earlier version is unchanged', async () => {
    const { bookingId, email } = await completedJob();
    const first = await generated(bookingId, formFor(email));
    const second = await amend(first.reportId, 'The summary.', formFor(email, { summary: 'Two joints.' }));
    expect(second.result).toEqual({ ...first, version: 2 });
    expect(await stored('inspection_reports', first.reportId)).toMatchObject({
      version: 2,
      summary: 'Two joints.',
      amendment: 'The summary.',
    });
    expect(await stored('report_versions', `${first.reportId}_1`)).toMatchObject({
      summary: 'One joint has to be repaired.',
      amendment: '',
    });
    await waitFor('both files', async () => (await filesOf(first.reportId)).length === 2);
  });

  it('keeps its video’s deadline, a new video gets a new one, and search finds what it says', async () => {
    const { bookingId, email } = await completedJob();
    const withVideo = (link: string) => formFor(email, { videoLink: `https://video.example.com/${link}` });
    const { reportId } = await generated(bookingId, withVideo('first'));
    const since = async (): Promise<unknown> => (await stored('inspection_reports', reportId))?.video_since;
    const began = await since();
    expect(began).toBeInstanceOf(Timestamp);
    await amend(reportId, 'The summary.', { ...withVideo('first'), summary: 'Two joints.' });
    expect(await since()).toEqual(began);
    await amend(reportId, 'The name.', { ...withVideo('first'), clientName: 'Ines Okuda' });
    expect((await stored('inspection_reports', reportId))?.search_keys).toEqual(
      expect.arrayContaining([email, 'okuda', reportId.slice(0, 8).toLowerCase()]),
    );
    await amend(reportId, 'The video.', withVideo('second'));
    expect(await since()).not.toEqual(began);
  });

  it('requires a description of the change', async () => {
    const { bookingId, email } = await completedJob();
    const { reportId } = await generated(bookingId, formFor(email));
    expect((await amend(reportId, ' ', formFor(email))).error?.details?.fields).toHaveProperty('amendment');
  });
});

describe('the email about a report', () => {
  const mailSent = (mailId = '') =>
    waitFor('the mail to be sent', async () => (await stored('mail', mailId))?.state === 'SENT');
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const send = (reportId: string, name = 'send-report-notification') =>
    call<RequestedMail>(name, { reportId, clientEmail: 'someone@example.com', summary: 'x' }, admin);

  it('has the link, and no findings before payment', async () => {
    const { bookingId, email } = await completedJob();
    const { reportId, url } = await generated(bookingId, formFor(email));
    await send(reportId);
    const mail = await mailTo(email);
    expect(mail.subject).toBe('Your sewer inspection report is ready');
    expect(mail.text).toContain(url);
    expect(mail.text).toContain(dollars(usualService.price));
    expect(`${mail.html}${mail.text}`).not.toMatch(/Offset|joint|Repair before|repaired/);
    const job = await stored('bookings', bookingId);
    expect(job).toMatchObject({
      report_in_time: true,
      report_sent_at: expect.any(Timestamp) as Timestamp,
    });
  });

  it('says what to do after payment', async () => {
    const { bookingId, email } = await completedJob();
    await db.collection('bookings').doc(bookingId).update({ payment_state: 'paid' });
    const { reportId } = await generated(bookingId, formFor(email));
    await send(reportId);
    const mail = await mailTo(email);
    expect(mail.text).toContain('Offset joint at 34 ft.');
    expect(mail.text).toContain('One joint has to be repaired.');
    expect(mail.text).not.toContain('Amount due');
  });

  it('is sent once per version, and again only on request', async () => {
    const { bookingId, email } = await completedJob();
    const { reportId } = await generated(bookingId, formFor(email));
    const first = (await send(reportId)).result?.mailId;
    expect((await send(reportId)).result?.mailId).toBe(first);
    await mailSent(first);
    // Beyond the minute in which a repeat counts as a duplicate.
    await db
      .collection('mail')
      .doc(first ?? '')
      .update({ sent_at: minutesAgo(2) });
    const again = (await send(reportId, 'resend-report-direct')).result;
    expect(again).toMatchObject({ delivery: 'committed' });
    expect(again?.mailId).not.toBe(first);
    await amend(reportId, 'The cost.', formFor(email));
    expect((await send(reportId)).result?.mailId).not.toBe(first);
  });

  it('is sent at once; a repeat within a minute sends nothing and says so; its row shows the time', async () => {
    const { bookingId, email } = await completedJob();
    const { reportId } = await generated(bookingId, formFor(email));
    const resend = () => send(reportId, 'resend-report-direct');
    const first = (await send(reportId)).result;
    await mailSent(first?.mailId);
    await db
      .collection('mail')
      .doc(first?.mailId ?? '')
      .update({ sent_at: minutesAgo(2) });
    const presses = await Promise.all([resend(), resend(), resend()]);
    const committed = presses.filter(({ result }) => result?.delivery === 'committed');
    expect(committed).toHaveLength(1);
    const mailId = committed[0]?.result?.mailId;
    // Less than ten minutes after the first, but it is not batched.
    await mailSent(mailId);
    expect((await resend()).result).toMatchObject({ mailId, delivery: 'sent-moments-ago' });
    expect(await mailsTo(email)).toHaveLength(2);
    const report_mail = {
      mail_id: mailId,
      state: 'sent',
      at: (await stored('mail', mailId ?? ''))?.sent_at as object,
    };
    expect(await stored('bookings', bookingId)).toMatchObject({ report_mail });
    expect(await stored('inspection_reports', reportId)).toMatchObject({ report_mail });
  });

  it('is not queued twice while one is waiting', async () => {
    const { bookingId, email } = await completedJob();
    const { reportId } = await generated(bookingId, formFor(email));
    const { mailId } = (await send(reportId)).result ?? { mailId: '' };
    await mailSent(mailId);
    await db
      .collection('mail')
      .doc(mailId)
      .update({ state: 'RETRY', sent_at: null, next_attempt_at: minutesAgo(-60) });
    expect((await send(reportId, 'resend-report-direct')).result).toMatchObject({
      mailId,
      delivery: 'waiting',
    });
  });

  it('shows the office whether an amendment was sent', async () => {
    const { bookingId, email } = await completedJob();
    const { reportId } = await generated(bookingId, formFor(email));
    const unsent = async () => (await stored('bookings', bookingId))?.amendment_unsent === true;
    await amend(reportId, 'The cost.', formFor(email));
    expect(await unsent()).toBe(false);
    await send(reportId);
    expect(await stored('inspection_reports', reportId)).toMatchObject({ version: 2, sent_version: 2 });
    await amend(reportId, 'The summary.', formFor(email, { summary: 'Two joints.' }));
    expect(await unsent()).toBe(true);
    expect(await stored('inspection_reports', reportId)).toMatchObject({ version: 3, sent_version: 2 });
    await send(reportId, 'resend-report-direct');
    expect(await unsent()).toBe(false);
    expect(await stored('inspection_reports', reportId)).toMatchObject({ sent_version: 3 });
  });

  it('requires an existing report', async () => {
    const { error } = await send('no-such-report', 'resend-report-direct');
    expect(error?.details).toMatchObject({
      code: 'not-found',
      userMessage: 'Report not found for this job.',
    });
  });
});

it('the office views a report’s link, and a revoked one is replaced', async () => {
  const { bookingId, email } = await completedJob();
  const { reportId, url } = await generated(bookingId, formFor(email));
  const open = async () =>
    (await call<ReportAnswer>('office-report-open', { reportId }, admin)).result as ReportAnswer;
  expect(await open()).toEqual({ reportId, version: 1, url });
  await db.collection('access_links').doc(url.slice(-24)).update({ revoked_at: new Date() });
  const renewed = await open();
  expect(renewed.url).not.toBe(url);
  expect(await open()).toEqual(renewed);
});

it('report calls are for admins only', async () => {
  const someone = await signIn({ claim: false, record: false });
  for (const name of [
    'office-report-generate',
    'office-report-amend',
    'office-report-open',
    'send-report-notification',
    'resend-report-direct',
  ]) {
    expect((await call(name, {}, someone)).error?.details?.code).toBe('not-allowed');
  }
});
