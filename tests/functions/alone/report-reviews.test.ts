import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { business } from '@domain/business/business';
import type { RequestedMail } from '@domain/mail/requested-mail';
import { photoId } from '@domain/report/inspection-photo';
import type { ReportAnswer } from '@domain/report/report-calls';
import { newReportForm, type ReportForm } from '@domain/report/report-form';
import { toReportForm, type ReportRecord } from '@domain/report/report-record';
import type { SubmitReviewAnswer } from '@domain/report/review-calls';
import { findingOf } from '@domain/report/testing/finding-of';
import { factorySettings } from '@domain/settings/factory-settings';
import { db } from '../support/admin-sdk';
import { bookedJob, type BookedJob } from '../support/booked-job';
import { callUntilTaken } from '../support/call';
import { endInspectors, makeInspector } from '../support/inspectors';
import { mailTo, mailsTo } from '../support/mailbox';
import { mailKindsAbout } from '../support/mail-kinds';
import { releaseMail } from '../support/release-mail';
import { receivedPhoto } from '../support/reported-job';
import { signIn, type SignedIn } from '../support/sign-in';
import { stored } from '../support/stored';
import { trailOf } from '../support/trail';
import { waitFor } from '../support/wait-for';

let owner: SignedIn;
let reviewer: SignedIn;
let inspector: SignedIn;
beforeAll(async () => {
  [owner, reviewer, inspector] = await Promise.all([signIn(), signIn(), signIn()]);
  await db.collection('admins').doc(reviewer.uid).update({ name: 'Sam Reyes', role: 'office' });
  await makeInspector(inspector.uid, {
    name: 'Riley Ortega',
    credential: 'Certificate 4711',
    role: 'inspector',
  });
});

/** As if nothing had been saved yet: other files count on the factory settings. */
async function forgetSettings(): Promise<void> {
  await db.recursiveDelete(db.collection('settings'));
  await db.recursiveDelete(db.collection('settings_versions'));
}
afterAll(forgetSettings);
afterAll(endInspectors);

async function requireApproval(approval: boolean): Promise<void> {
  await forgetSettings();
  const settings = { ...factorySettings, reports: { approval } };
  const body = { seenVersion: 0, settings, restoredFrom: null, idempotencyKey: randomUUID() };
  const { error } = await callUntilTaken('office-settings-save', body, owner);
  if (error) throw new Error(`not saved: ${JSON.stringify(error)}`);
}
beforeEach(() => requireApproval(true));

async function ownJob(by: SignedIn = inspector): Promise<BookedJob> {
  const job = await bookedJob({ status: 'completed', inspector_id: by.uid });
  await db
    .collection('bookings')
    .doc(job.bookingId)
    .update({ completed_at: new Date(Date.now() - 3_600_000) });
  return job;
}

function formFor({ email }: Pick<BookedJob, 'email'>, changes: Partial<ReportForm> = {}): ReportForm {
  return {
    ...newReportForm('2026-03-05'),
    clientName: 'Ann Lee',
    clientEmail: email,
    propertyAddress: '12 Main St, Akron, OH 44606',
    summary: 'One joint has to be repaired.',
    findings: [findingOf({ severity: 'high', footage: 34 })],
    ...changes,
  };
}

const submit = (
  bookingId: string,
  report: ReportForm,
  { by = inspector, idempotencyKey = randomUUID() }: { by?: SignedIn; idempotencyKey?: string } = {},
) => callUntilTaken<SubmitReviewAnswer>('office-review-submit', { bookingId, report, idempotencyKey }, by);
const generate = (bookingId: string, report: ReportForm, by: SignedIn) =>
  callUntilTaken<ReportAnswer>(
    'office-report-generate',
    { bookingId, report, idempotencyKey: randomUUID() },
    by,
  );
const summaryComment = { findingId: '', field: 'summary', text: 'Say where the joint is.' };
const sendBack = (bookingId: string, submission = 1, by = reviewer, idempotencyKey: string = randomUUID()) =>
  callUntilTaken(
    'office-review-return',
    { bookingId, submission, comments: [summaryComment], idempotencyKey },
    by,
  );
const approve = (bookingId: string, submission = 1, by = reviewer, idempotencyKey: string = randomUUID()) =>
  callUntilTaken<ReportAnswer>('office-review-approve', { bookingId, submission, idempotencyKey }, by);

const reviewOf = (bookingId: string) => stored('report_reviews', bookingId);
const actionsOf = async (bookingId: string) =>
  (await trailOf(bookingId))
    .filter((entry) => entry.get('collection') === 'report_reviews')
    .map((entry) => entry.get('action') as string);

async function submitted(changes: Partial<ReportForm> = {}) {
  const job = await ownJob();
  const form = formFor(job, changes);
  const { error } = await submit(job.bookingId, form);
  if (error) throw new Error(`not submitted: ${JSON.stringify(error)}`);
  return { ...job, form };
}

describe('while reports need approval', () => {
  it('an inspector’s report is refused with what to do, and the office’s is not', async () => {
    const job = await ownJob();
    const form = formFor(job);
    const refused = await generate(job.bookingId, form, inspector);
    expect(refused.error?.details).toMatchObject({
      code: 'invalid-input',
      userMessage:
        'Reports need approval before they go out. Reload this page, then press Submit for Review.',
    });
    expect(await stored('bookings', job.bookingId)).toMatchObject({ report_created: false });
    expect((await generate(job.bookingId, form, reviewer)).error).toBeUndefined();
  });

  it('an inspector doesn’t send a report that the client hasn’t got yet', async () => {
    const job = await ownJob();
    await requireApproval(false);
    const { result } = await generate(job.bookingId, formFor(job), inspector);
    await requireApproval(true);
    const body = { reportId: result?.reportId };
    const send = (by: SignedIn) => callUntilTaken<RequestedMail>('send-report-notification', body, by);
    expect((await send(inspector)).error?.details).toMatchObject({ code: 'invalid-input' });
    expect((await send(reviewer)).error).toBeUndefined();
    expect((await send(inspector)).error).toBeUndefined();
  });
});

describe('a submitted report', () => {
  it('is stored with its whole form and who wrote it, and the office is notified', async () => {
    const { bookingId, form } = await submitted();
    const review = await reviewOf(bookingId);
    expect(review).toMatchObject({
      booking_id: bookingId,
      inspector_id: inspector.uid,
      inspector: { name: 'Riley Ortega', credential: 'Certificate 4711' },
      client_name: 'Ann Lee',
      state: 'submitted',
      submission: 1,
      comments: [],
      reviewed_by: null,
    });
    expect(JSON.parse(review?.form as string)).toEqual(form);
    expect(await mailKindsAbout(bookingId)).toContain('office_report_submitted');
    expect(await actionsOf(bookingId)).toEqual(['submitted']);
    expect(await stored('bookings', bookingId)).toMatchObject({ report_created: false });
  });

  it('is the same one when the device repeats the call', async () => {
    const job = await ownJob();
    const idempotencyKey = randomUUID();
    const first = await submit(job.bookingId, formFor(job), { idempotencyKey });
    const again = await submit(job.bookingId, formFor(job), { idempotencyKey });
    expect(again.result).toEqual(first.result);
    expect(await reviewOf(job.bookingId)).toMatchObject({ submission: 1 });
  });

  it('is replaced by a later one, which gives up the photos that it doesn’t have', async () => {
    const findingId = `finding-${randomUUID()}`;
    const [one, other] = [
      await receivedPhoto(inspector, findingId),
      await receivedPhoto(inspector, findingId),
    ];
    const findings = (photos: string[]) => [findingOf({ id: findingId, photos })];
    const job = await submitted({ findings: findings([one, other]) });
    const reportId = (await reviewOf(job.bookingId))?.report_id as string;
    const usedBy = async (path: string) =>
      (await stored('inspection_photos', photoId(path)))?.report_id as unknown;
    expect([await usedBy(one), await usedBy(other)]).toEqual([reportId, reportId]);
    await submit(job.bookingId, { ...job.form, findings: findings([other]) });
    expect([await usedBy(one), await usedBy(other)]).toEqual([null, reportId]);
    expect(await reviewOf(job.bookingId)).toMatchObject({ state: 'submitted', submission: 2 });
  });

  it('is refused for another’s job, a job that isn’t completed, and one with a report', async () => {
    const other = await ownJob(reviewer);
    const refusal = async (bookingId: string) =>
      (await submit(bookingId, formFor(other))).error?.details?.userMessage;
    expect(await refusal(other.bookingId)).toBe('This job is assigned to someone else.');
    const begun = await bookedJob({ status: 'in_progress', inspector_id: inspector.uid });
    expect(await refusal(begun.bookingId)).toBe('This job isn’t completed yet.');
    const reported = await ownJob();
    await generate(reported.bookingId, formFor(reported), reviewer);
    expect(await refusal(reported.bookingId)).toBe('This job already has a report. Amend that one.');
  });

  it('is taken also after the owner turned approval off, and the inspector may then generate', async () => {
    const job = await ownJob();
    await requireApproval(false);
    expect((await submit(job.bookingId, formFor(job))).error).toBeUndefined();
    expect((await generate(job.bookingId, formFor(job), inspector)).error).toBeUndefined();
    expect(await reviewOf(job.bookingId)).toMatchObject({ state: 'approved', form: null });
  });
});

describe('sending back', () => {
  it('stores the comments, and emails the inspector each of them', async () => {
    const { bookingId } = await submitted();
    expect((await sendBack(bookingId)).error).toBeUndefined();
    expect(await reviewOf(bookingId)).toMatchObject({
      state: 'returned',
      comments: [summaryComment],
      reviewed_by: reviewer.uid,
    });
    const mail = await mailTo(inspector.email);
    expect(mail.subject).toMatch(/^Report sent back with 1 comment/);
    expect(mail.text).toContain('Summary: Say where the joint is.');
    expect(mail.text).toContain(`booking=${bookingId}`);
    expect(await actionsOf(bookingId)).toEqual(['submitted', 'returned']);
  });

  it('keeps the comments on the screen until the office looks at the next submission', async () => {
    const { bookingId, form } = await submitted();
    await sendBack(bookingId);
    await submit(bookingId, { ...form, summary: 'The joint at 34 ft has to be repaired.' });
    expect(await reviewOf(bookingId)).toMatchObject({
      state: 'submitted',
      submission: 2,
      comments: [summaryComment],
    });
  });

  it('answers a repeated call as the first', async () => {
    const { bookingId } = await submitted();
    const idempotencyKey = randomUUID();
    await sendBack(bookingId, 1, reviewer, idempotencyKey);
    expect((await sendBack(bookingId, 1, reviewer, idempotencyKey)).result).toEqual({ bookingId });
  });
});

describe('approving', () => {
  it('generates the report under the inspector’s name and sends it to the client', async () => {
    const findingId = `finding-${randomUUID()}`;
    const photo = await receivedPhoto(inspector, findingId);
    const { bookingId, email, form } = await submitted({
      findings: [findingOf({ id: findingId, photos: [photo] })],
    });
    const { result } = await approve(bookingId);
    const reportId = result?.reportId ?? '';
    const report = await stored('inspection_reports', reportId);
    expect(report).toMatchObject({
      booking_id: bookingId,
      inspector: { name: 'Riley Ortega', credential: 'Certificate 4711' },
      sent_version: 1,
    });
    expect(toReportForm(report as unknown as ReportRecord)).toEqual(form);
    expect(await stored('bookings', bookingId)).toMatchObject({ report_created: true });
    expect(await reviewOf(bookingId)).toMatchObject({
      state: 'approved',
      form: null,
      report_id: reportId,
      reviewed_by: reviewer.uid,
    });
    expect(await stored('inspection_photos', photoId(photo))).toMatchObject({ report_id: reportId });
    expect((await mailTo(email)).html).toContain(result?.url);
    expect(await actionsOf(bookingId)).toEqual(['submitted', 'approved']);
  });

  it('sends one email, however often the call is repeated', async () => {
    const { bookingId, email } = await submitted();
    const idempotencyKey = randomUUID();
    const first = await approve(bookingId, 1, reviewer, idempotencyKey);
    expect((await approve(bookingId, 1, reviewer, idempotencyKey)).result).toEqual(first.result);
    await mailTo(email);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('follows the job’s client where the report says what the job said', async () => {
    const job = await ownJob();
    const { customer } = (await stored('bookings', job.bookingId)) as {
      customer: { name: string; email: string; address: string };
    };
    const begun = {
      clientName: customer.name,
      clientEmail: customer.email,
      propertyAddress: customer.address,
    };
    await submit(job.bookingId, formFor(job, begun));
    await db
      .collection('bookings')
      .doc(job.bookingId)
      .update({ 'customer.address': '9 Oak St, Akron, OH 44606' });
    const { result } = await approve(job.bookingId);
    const report = await stored('inspection_reports', result?.reportId ?? '');
    expect(toReportForm(report as unknown as ReportRecord).propertyAddress).toBe('9 Oak St, Akron, OH 44606');
  });

  it('is done by what the office generates for the job, under the inspector’s name', async () => {
    const { bookingId, form } = await submitted();
    const { result } = await generate(bookingId, { ...form, summary: 'As the office put it.' }, reviewer);
    expect(await stored('inspection_reports', result?.reportId ?? '')).toMatchObject({
      summary: 'As the office put it.',
      inspector: { name: 'Riley Ortega' },
    });
    expect(await reviewOf(bookingId)).toMatchObject({ state: 'approved', reviewed_by: reviewer.uid });
  });

  it('works for an inspector who has left, and for a job that went to someone else', async () => {
    const leaver = await signIn();
    await db.collection('admins').doc(leaver.uid).update({ name: 'Lee Park', role: 'inspector' });
    const job = await ownJob(leaver);
    await submit(job.bookingId, formFor(job), { by: leaver });
    await db.collection('bookings').doc(job.bookingId).update({ inspector_id: inspector.uid });
    await db.collection('admins').doc(leaver.uid).delete();
    const { result } = await approve(job.bookingId);
    expect(await stored('inspection_reports', result?.reportId ?? '')).toMatchObject({
      inspector: { name: 'Lee Park' },
    });
  });
});

describe('two reviewers', () => {
  test('the second reads what the first did', async () => {
    const [one, two] = [await submitted(), await submitted()];
    await sendBack(one.bookingId);
    expect((await approve(one.bookingId, 1, owner)).error?.details).toMatchObject({
      code: 'already-handled',
      userMessage: 'Sam Reyes already sent this report back.',
    });
    await approve(two.bookingId);
    expect((await sendBack(two.bookingId, 1, owner)).error?.details).toMatchObject({
      code: 'already-handled',
      userMessage: 'Sam Reyes already approved this report.',
    });
  });

  test('at the same moment, one of them decides', async () => {
    const { bookingId, email } = await submitted();
    const answers = await Promise.all([
      approve(bookingId),
      approve(bookingId, 1, owner),
      sendBack(bookingId),
    ]);
    expect(answers.filter(({ error }) => error === undefined)).toHaveLength(1);
    const { state } = (await reviewOf(bookingId)) as { state: string };
    expect(await mailKindsAbout((await reviewOf(bookingId))?.report_id as string)).toEqual(
      state === 'approved' ? ['report_ready'] : [],
    );
    expect((await mailsTo(email)).length).toBeLessThanOrEqual(1);
  });

  test('nobody decides on a submission that they haven’t seen', async () => {
    const { bookingId, form } = await submitted();
    await submit(bookingId, { ...form, summary: 'Another one.' });
    const sentence = 'The inspector has submitted this report again since. Look at the new one first.';
    expect((await approve(bookingId, 1)).error?.details?.userMessage).toBe(sentence);
    expect((await sendBack(bookingId, 1)).error?.details?.userMessage).toBe(sentence);
    expect((await approve(bookingId, 2)).error).toBeUndefined();
  });
});

test('an inspector neither approves nor sends back', async () => {
  const { bookingId } = await submitted();
  for (const { error } of [await approve(bookingId, 1, inspector), await sendBack(bookingId, 1, inspector)]) {
    expect(error?.details).toMatchObject({ code: 'not-allowed' });
  }
  expect(await reviewOf(bookingId)).toMatchObject({ state: 'submitted' });
});

test('a review goes with its job, and so do the photos of a report that was never approved', async () => {
  const findingId = `finding-${randomUUID()}`;
  const photo = await receivedPhoto(inspector, findingId);
  const { bookingId } = await submitted({ findings: [findingOf({ id: findingId, photos: [photo] })] });
  await callUntilTaken('office-job-delete', { bookingId, idempotencyKey: randomUUID() }, owner);
  await waitFor('the review to be deleted', async () => !(await reviewOf(bookingId)));
  expect(await stored('inspection_photos', photoId(photo))).toBeUndefined();
  expect((await approve(bookingId)).error?.details?.code).toBe('not-found');
});

test('the office’s email lists what waits, and nothing that was decided meanwhile', async () => {
  const [decided, waiting] = [await submitted(), await submitted()];
  await sendBack(decided.bookingId);
  await releaseMail(`office_report_submitted_${waiting.bookingId}_1`);
  const mail = await waitFor('the office’s email', async () =>
    (await mailsTo(business.officeEmail)).find(({ text }) => text.includes(`review=${waiting.bookingId}`)),
  );
  expect(mail.subject).toMatch(/reports? to review/i);
  expect(mail.text).toContain('Riley Ortega');
  expect(mail.text).not.toContain(decided.bookingId);
});
