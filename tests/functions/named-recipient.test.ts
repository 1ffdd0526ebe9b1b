import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { collections } from '@domain/firestore/paths';
import type { DoorLink } from '@domain/job/link-calls';
import type { RequestedMail } from '@domain/mail/requested-mail';
import type { OpenPortalAnswer } from '@domain/portal/portal-calls';
import { db } from './support/admin-sdk';
import { bookedJob, type BookedJob } from './support/booked-job';
import { call } from './support/call';
import { editEmail } from './support/editing';
import { mailsTo, mailTo } from './support/mailbox';
import { newEmail } from './support/new-contact';
import { officeOf, type Office } from './support/office';
import { openPage, reportedJob, secret, sendForm, settle, type ReportedJob } from './support/reported-job';
import { customerToken, reportedClient, reportFormOf, writeReport } from './support/served-client';
import { signIn, type SignedIn } from './support/sign-in';
import { stored } from './support/stored';
import { submitJobForm } from './support/submit';
import { actionsOn } from './support/trail';
import { waitFor } from './support/wait-for';

let admin: SignedIn;
let office: Office;
beforeAll(async () => {
  admin = await signIn();
  office = officeOf(admin);
});

const agentName = 'Marcus Oyelaran';

/** The client names their agent in the questionnaire. @returns the agent's address */
async function nameAgent({ key }: Pick<BookedJob, 'key'>, reportToAgent: '' | 'yes' | 'no' = '') {
  const agentEmail = newEmail('agent');
  const data = { reportRecipient: 'agent', agentName, agentEmail, reportToAgent };
  const { error } = await submitJobForm('questionnaire', { key, data });
  expect(error).toBeUndefined();
  return agentEmail;
}

/** A report whose client named their agent, and has not been asked about that yet. */
async function namedJob(): Promise<ReportedJob & { readonly agent: string }> {
  const job = await reportedJob(admin);
  return { ...job, agent: await nameAgent(job) };
}

const sendReport = async (reportId: string) => {
  const { error } = await call('send-report-notification', { reportId }, admin);
  expect(error).toBeUndefined();
};
const pageOf = async (path: string) => (await openPage(path)).text();
const answer = (page: string, fields: Readonly<Record<string, string>>) =>
  sendForm(`${page}/recipient`, Object.entries(fields));
const agree = (page: string, email: string) => answer(page, { answer: 'yes', email });
const answerOf = async ({ bookingId }: BookedJob) =>
  (await stored('bookings', bookingId))?.recipient_answer as { state: string; share_id: string } | null;
const shareOf = async (job: BookedJob) => {
  const id = (await answerOf(job))?.share_id ?? '';
  return { id, ...(await stored('report_shares', id)) } as Record<string, unknown> & { id: string };
};
const keysOf = async (shareId: string) =>
  (await db.collection(collections.accessLinks).where('subject', '==', shareId).get()).docs;
const mailsAbout = async (shareId: string) =>
  (await db.collection(collections.mail).where('subject.id', '==', shareId).get()).docs;
const question = 'Send the report to your agent too?';
const payPage = ({ key }: BookedJob) => `/report/pay/${key}`;
const ownPage = ({ reportKey }: ReportedJob) => `/report/${reportKey}`;

/** Expects that the named person has nothing: no link, and no email queued or sent. */
async function expectNothingSent(job: BookedJob, agent: string) {
  const { id } = await shareOf(job);
  expect(await keysOf(id)).toEqual([]);
  expect(await mailsAbout(id)).toEqual([]);
  expect(await mailsTo(agent)).toEqual([]);
}

describe('without the client’s agreement', () => {
  it('the report goes to the client alone, who is asked by email and on its page', async () => {
    const job = await namedJob();
    await settle(admin, job, 'waived');
    await sendReport(job.reportId);
    const mail = await mailTo(job.email);
    expect(mail.text).toContain('you chose your agent to get the report too');
    const page = await pageOf(ownPage(job));
    expect(page).toContain(question);
    expect(page).toContain(`value="${job.agent}"`);
    expect(await answerOf(job)).toBeNull();
    const shares = await db.collection(collections.reportShares).where('report_id', '==', job.reportId).get();
    expect(shares.size).toBe(0);
    expect(await mailsTo(job.agent)).toEqual([]);
  });

  it('a declined report is remembered: nothing is sent or asked again', async () => {
    const job = await namedJob();
    const answered = await answer(ownPage(job), { answer: 'no', email: job.agent });
    expect(answered.headers.get('location')).toBe(`${ownPage(job)}?share=declined#share`);
    expect(await answerOf(job)).toMatchObject({ state: 'declined', share_id: null });
    expect((await agree(ownPage(job), job.agent)).headers.get('location')).toContain('share=declined');
    await sendReport(job.reportId);
    await settle(admin, job);
    expect(await pageOf(ownPage(job))).not.toContain(question);
    expect(await mailsTo(job.agent)).toEqual([]);
    expect(await actionsOn(job.bookingId)).toContain('recipient-answered');
  });

  it('a “no” in the questionnaire counts too', async () => {
    const job = await reportedJob(admin);
    await nameAgent(job, 'no');
    expect(await answerOf(job)).toMatchObject({ state: 'declined' });
    await settle(admin, job);
    expect(await pageOf(ownPage(job))).not.toContain(question);
  });
});

describe('an agreement before payment', () => {
  it('waits, and is released once, in the transaction that settles the report', async () => {
    const job = await namedJob();
    await sendReport(job.reportId);
    const unpaid = await pageOf(ownPage(job));
    expect(unpaid).toContain(question);
    expect(unpaid).not.toContain(secret);
    const agreed = await agree(ownPage(job), job.agent);
    expect(agreed.headers.get('location')).toBe(`${ownPage(job)}?share=agreed#share`);
    const waiting = await shareOf(job);
    expect(waiting).toMatchObject({
      kind: 'report',
      report_id: job.reportId,
      booking_id: job.bookingId,
      recipient_name: agentName,
      recipient_email: job.agent,
      recipient_role: 'agent',
      parts: { photos: true, costs: true, notes: false, video: false, pdf: false },
      waiting: true,
      emailed_at: null,
    });
    await expectNothingSent(job, job.agent);
    expect(await pageOf(ownPage(job))).toContain(job.agent);

    await settle(admin, job);
    const mail = await mailTo(job.agent);
    const [key, ...others] = await keysOf(waiting.id);
    expect(others).toEqual([]);
    expect(mail.html).toContain(`/report/${key?.id}`);
    expect(`${mail.html} ${mail.text} ${mail.subject}`).not.toContain(job.reportKey);
    const page = await pageOf(`/report/${key?.id}`);
    expect(page).toContain(`${secret} problem`);
    expect(page).toContain('$4,321');
    expect(page).not.toContain(`${secret} notes`);
    expect(page).not.toContain(job.email);
    expect(await shareOf(job)).toMatchObject({ waiting: false });
    expect(await actionsOn(waiting.id)).toEqual(['shared', 'released']);

    // Neither a resent report nor a corrected and repeated payment sends it again.
    await call('resend-report-direct', { reportId: job.reportId }, admin);
    const { payment } = (await stored('bookings', job.bookingId)) as { payment: { at: { toDate(): Date } } };
    const recordedAt = payment.at.toDate().toISOString();
    const correcting = { record: 'job', id: job.bookingId, recordedAt, reason: 'Wrong job' };
    expect((await office.correctPayment(correcting)).error).toBeUndefined();
    expect(await pageOf(`/report/${key?.id}`)).not.toContain(secret);
    await settle(admin, job);
    expect(await mailsAbout(waiting.id)).toHaveLength(1);
  });

  it('counts the client who answered on the report’s page as having it, though we didn’t email it', async () => {
    const [onReport, onPayment] = [await namedJob(), await namedJob()];
    await agree(ownPage(onReport), onReport.agent);
    await agree(payPage(onPayment), onPayment.agent);
    await settle(admin, onReport);
    await settle(admin, onPayment);
    await mailTo(onReport.agent);
    await expectNothingSent(onPayment, onPayment.agent);
  });

  it('is stored with the questionnaire, and is released when the client is sent a report paid before', async () => {
    const job = await bookedJob();
    const agent = await nameAgent(job, 'yes');
    expect(await answerOf(job)).toMatchObject({ state: 'agreed' });
    await settle(admin, job);
    await expectNothingSent(job, agent);
    await db.collection('bookings').doc(job.bookingId).update({ status: 'completed' });
    const { reportId, reportKey } = await writeReport(admin, job.bookingId, reportFormOf(job.email));
    // The office may still change it, and its client has not seen it.
    await expectNothingSent(job, agent);
    expect(await shareOf(job)).toMatchObject({ report_id: reportId, waiting: true });
    await sendReport(reportId);
    const ready = await waitFor('the email about the report', async () =>
      (await mailsTo(job.email)).find(({ subject }) => subject.includes('report is ready')),
    );
    expect(ready.text).toContain(`As you agreed, ${agentName} gets their own link by email`);
    const mail = await mailTo(agent);
    expect(`${mail.html} ${mail.text}`).not.toContain(reportKey);
    expect(await keysOf((await shareOf(job)).id)).toHaveLength(1);
    await call('resend-report-direct', { reportId }, admin);
    expect(await mailsAbout((await shareOf(job)).id)).toHaveLength(1);
  });

  it.each([
    ['the report', (job: ReportedJob) => ownPage(job)],
    ['the payment', (job: ReportedJob) => payPage(job)],
  ])('can be withdrawn on the page of %s, and nothing is sent then', async (_which, at) => {
    const job = await namedJob();
    await sendReport(job.reportId);
    await agree(at(job), job.agent);
    const { id } = await shareOf(job);
    expect(await pageOf(at(job))).toContain('Don’t send it');
    const ended = await sendForm(`${at(job)}/share/close`, [['share', id]]);
    expect(ended.headers.get('location')).toBe(`${at(job)}?share=withdrawn#share`);
    await settle(admin, job);
    await expectNothingSent(job, job.agent);
    expect(await pageOf(at(job))).not.toContain('Don’t send it');
  });

  it('is listed in the portal, where it can be ended too', async () => {
    const client = await reportedClient(admin);
    const agent = await nameAgent(client, 'yes');
    const token = await customerToken(client.customerId);
    const open = async () =>
      (
        await call<OpenPortalAnswer>(
          'portal-open',
          { bookingsAfter: null, reportsAfter: null },
          { idToken: token },
        )
      ).result?.reports.rows[0]?.shares;
    const listed = await open();
    expect(listed).toMatchObject([{ recipient_email: agent, url: null }]);
    const body = { shareId: listed?.[0]?.id, idempotencyKey: randomUUID() };
    await call('portal-share-revoke', body, { idToken: token });
    expect(await open()).toEqual([]);
    await sendReport(client.reportId);
    await settle(admin, client);
    await expectNothingSent(client, agent);
  });
});

describe('an agreement on the page of a paid report', () => {
  it('is emailed at once, and once if the form is sent twice', async () => {
    const job = await namedJob();
    await settle(admin, job);
    const answers = await Promise.all([1, 2].map(() => agree(ownPage(job), job.agent)));
    expect(answers.map(({ headers }) => headers.get('location'))).toEqual(
      [1, 2].map(() => `${ownPage(job)}?share=sent#share`),
    );
    const { id } = await shareOf(job);
    const key = (await keysOf(id))[0]?.id ?? '';
    expect((await mailTo(job.agent)).html).toContain(`/report/${key}`);
    expect(await mailsAbout(id)).toHaveLength(1);
    expect(await pageOf(ownPage(job))).not.toContain(question);
    const ended = await sendForm(`${ownPage(job)}/share/close`, [['share', id]]);
    expect(ended.headers.get('location')).toContain('share=closed');
    expect((await openPage(`/report/${key}`)).status).toBe(410);
  });

  it('says at the field what is missing where the questionnaire has no address', async () => {
    const job = await reportedJob(admin);
    await submitJobForm('questionnaire', { key: job.key, data: { reportRecipient: 'seller' } });
    await settle(admin, job);
    expect(await pageOf(ownPage(job))).toContain('Send the report to the seller too?');
    for (const page of [ownPage(job), payPage(job)]) {
      const refused = await agree(page, 'pat at example');
      expect(refused.status).toBe(422);
      const text = await refused.text();
      expect(text).toContain('Enter an email address like name@example.com.');
      expect(text).toContain('value="pat at example"');
    }
    expect(await answerOf(job)).toBeNull();
    const seller = newEmail('seller');
    await agree(ownPage(job), seller);
    expect(await shareOf(job)).toMatchObject({ recipient_role: 'seller', recipient_name: '' });
    await mailTo(seller);
  });
});

describe('who answers', () => {
  it('is neither the reader of a share, nor the holder of a code for the door, nor another site', async () => {
    const job = await namedJob();
    await settle(admin, job);
    const share = await db.collection(collections.reportShares).where('report_id', '==', job.reportId).get();
    expect(share.size).toBe(0);
    const someone = [
      ['token', randomUUID()],
      ['to', 'someone'],
      ['email', newEmail('reader')],
      ['role', 'other'],
    ] as const;
    await sendForm(`${ownPage(job)}/share`, someone);
    const made = (await db.collection(collections.reportShares).where('report_id', '==', job.reportId).get())
      .docs[0];
    const key = (await keysOf(made?.id ?? ''))[0]?.id ?? '';
    expect(await pageOf(`/report/${key}`)).not.toContain(question);
    expect((await agree(`/report/${key}`, job.agent)).status).toBe(404);
    const crossSite = { 'Sec-Fetch-Site': 'cross-site' };
    const fields = [['answer', 'no']] as const;
    for (const page of [ownPage(job), payPage(job)]) {
      expect((await sendForm(`${page}/recipient`, fields, crossSite)).status).toBe(404);
    }
    expect(await answerOf(job)).toBeNull();
  });

  it('can’t be chosen by someone who pays by the code at the door, who isn’t asked either', async () => {
    const job = await bookedJob({ status: 'in_progress' });
    const agent = await nameAgent(job);
    const body = { bookingId: job.bookingId, purpose: 'pay', idempotencyKey: randomUUID() };
    const { result } = await call<DoorLink>('office-door-link', body, admin);
    const door = `/report/pay/${result?.url.split('/').at(-1)}`;
    expect(await pageOf(door)).not.toContain(question);
    expect(await pageOf(payPage(job))).toContain(question);
    expect((await agree(door, agent)).status).toBe(404);
    expect(await answerOf(job)).toBeNull();
  });

  it('ends no share of another job', async () => {
    const [mine, theirs] = [await namedJob(), await namedJob()];
    await agree(ownPage(theirs), theirs.agent);
    const { id } = await shareOf(theirs);
    for (const page of [ownPage(mine), payPage(mine)]) {
      const answered = await sendForm(`${page}/share/close`, [['share', id]]);
      expect(answered.headers.get('location')).toContain('share=closed');
    }
    expect(await shareOf(theirs)).toMatchObject({ revoked_at: null });
  });
});

describe('what happens to the job', () => {
  it('a corrected email address ends the agreement, and the right client is asked', async () => {
    const client = await reportedClient(admin);
    const agent = await nameAgent(client, 'yes');
    const { id } = await shareOf(client);
    await editEmail(office, client.bookingId);
    expect(await answerOf(client)).toBeNull();
    expect(await stored('report_shares', id)).toMatchObject({
      waiting: true,
      revoked_at: expect.anything() as object,
    });
    await sendReport(client.reportId);
    await settle(admin, client);
    expect(await mailsAbout(id)).toEqual([]);
    expect(await mailsTo(agent)).toEqual([]);
  });

  it('an amendment for another email address ends the agreement too', async () => {
    const job = await namedJob();
    await agree(ownPage(job), job.agent);
    const { id } = await shareOf(job);
    const body = {
      reportId: job.reportId,
      amendment: 'The email address was wrong.',
      report: { ...job.form, clientEmail: newEmail('right') },
      idempotencyKey: randomUUID(),
    };
    expect((await call('office-report-amend', body, admin)).error).toBeUndefined();
    expect(await answerOf(job)).toBeNull();
    await sendReport(job.reportId);
    await settle(admin, job);
    expect(await stored('report_shares', id)).toMatchObject({
      waiting: true,
      revoked_at: expect.anything() as object,
    });
    expect(await mailsAbout(id)).toEqual([]);
  });

  it('erasing the named person ends what waits for them', async () => {
    const job = await namedJob();
    await agree(ownPage(job), job.agent);
    const { id } = await shareOf(job);
    const body = { email: job.agent, idempotencyKey: randomUUID() };
    expect((await call('office-person-erase', body, admin)).error).toBeUndefined();
    const ended = await waitFor('the share to end', async () => {
      const share: unknown = await stored('report_shares', id);
      return (share as { revoked_at: unknown } | null)?.revoked_at ? share : null;
    });
    expect(ended).toMatchObject({ recipient_name: '', recipient_email: '' });
    await settle(admin, job);
    expect(await mailsAbout(id)).toEqual([]);
  });

  it('a deleted job takes the agreement along', async () => {
    const job = await namedJob();
    await agree(ownPage(job), job.agent);
    const { id } = await shareOf(job);
    await office.deleteJob({ bookingId: job.bookingId });
    await waitFor('the share to be deleted', async () => !(await stored('report_shares', id)));
    expect(await keysOf(id)).toEqual([]);
    expect(await mailsAbout(id)).toEqual([]);
    expect(await mailsTo(job.agent)).toEqual([]);
  });

  it('a cancelled job sends nothing', async () => {
    const job = await bookedJob();
    const agent = await nameAgent(job, 'yes');
    expect((await office.cancelJob({ bookingId: job.bookingId })).error).toBeUndefined();
    await expectNothingSent(job, agent);
    expect((await agree(payPage(job), agent)).status).toBe(410);
  });
});

describe('office-share-resend', () => {
  const resend = ({ bookingId }: BookedJob) =>
    call<RequestedMail>('office-share-resend', { bookingId, idempotencyKey: randomUUID() }, admin);

  it('emails the named person’s own link again, not twice a minute', async () => {
    const job = await namedJob();
    await settle(admin, job);
    await agree(ownPage(job), job.agent);
    const { id } = await shareOf(job);
    await mailTo(job.agent);
    expect((await resend(job)).result).toMatchObject({ delivery: 'sent-moments-ago' });
    const sent = (await mailsAbout(id))[0];
    await sent?.ref.update({ sent_at: new Date(Date.now() - 120_000) });
    expect((await resend(job)).result).toMatchObject({ delivery: 'committed' });
    const mails = await waitFor('the second email', async () => {
      const all = await mailsTo(job.agent);
      return all.length === 2 && all;
    });
    for (const mail of mails) expect(mail.html).not.toContain(job.reportKey);
    expect(await actionsOn(id)).toEqual(['shared', 'resent']);
  });

  it.each([
    ['before the client agreed', async () => Promise.resolve()],
    [
      'while it waits',
      async (job: ReportedJob & { agent: string }) => void (await agree(ownPage(job), job.agent)),
    ],
  ])('is refused %s', async (_when, before) => {
    const job = await namedJob();
    await before(job);
    expect((await resend(job)).error?.details?.code).toBe('already-handled');
    expect(await mailsTo(job.agent)).toEqual([]);
  });

  it('is refused once the payment that released it was corrected', async () => {
    const job = await namedJob();
    await agree(ownPage(job), job.agent);
    await settle(admin, job);
    const { id } = await shareOf(job);
    await mailTo(job.agent);
    const [sent] = await mailsAbout(id);
    await sent?.ref.update({ sent_at: new Date(Date.now() - 120_000) });
    const { payment } = (await stored('bookings', job.bookingId)) as { payment: { at: { toDate(): Date } } };
    const recordedAt = payment.at.toDate().toISOString();
    await office.correctPayment({ record: 'job', id: job.bookingId, recordedAt, reason: 'Wrong job' });
    expect((await resend(job)).error?.details?.code).toBe('already-handled');
    expect(await mailsTo(job.agent)).toHaveLength(1);
  });
});
