import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { collections } from '@domain/firestore/paths';
import { shareRateLimit } from '@domain/rate-limit/window';
import { buildReferral } from '../../tools/testing/factories/build-referral';
import { toDocument } from '../../tools/testing/factories/to-document';
import { db } from './support/admin-sdk';
import { mailsTo, mailTo } from './support/mailbox';
import { newEmail } from './support/new-contact';
import { openPage, reportedJob, secret, sendForm, settle, type ReportedJob } from './support/reported-job';
import { signIn, type SignedIn } from './support/sign-in';
import { trailOf } from './support/trail';
import { waitFor } from './support/wait-for';

const agent = { name: 'Marcus Oyelaran', email: newEmail('agent'), phone: '(385) 555-0177' };

let admin: SignedIn;
let job: ReportedJob;
beforeAll(async () => {
  admin = await signIn();
  job = await reportedJob(admin);
  await settle(admin, job);
  const referral = buildReferral({
    referrer_name: agent.name,
    referrer_email: agent.email,
    referrer_phone: agent.phone,
    booking_id: job.bookingId,
  });
  await db.collection(collections.referrals).doc(referral.id).set(toDocument(referral));
  await db.collection(collections.bookings).doc(job.bookingId).update({ referral_id: referral.id });
});

type Fields = readonly (readonly [string, string])[];

const toSomeone = (email: string): Fields => [
  ['to', 'someone'],
  ['email', email],
  ['name', 'Pat Contractor'],
  ['role', 'contractor'],
  ['photos', 'on'],
  ['costs', 'on'],
];
const send = (fields: Fields, key = job.reportKey, headers?: Record<string, string>) =>
  sendForm(`/report/${key}/share`, [['token', randomUUID()], ...fields], headers);
const pageOf = async (key: string) => (await openPage(`/report/${key}`)).text();
const sharesOf = async ({ reportId }: ReportedJob) =>
  (await db.collection(collections.reportShares).where('report_id', '==', reportId).get()).docs;
const keyOf = async (shareId: string) =>
  (await db.collection(collections.accessLinks).where('subject', '==', shareId).get()).docs[0]?.id ?? '';

/** Sends a form, and returns the share that it made. */
async function shared(fields: Fields) {
  const before = new Set((await sharesOf(job)).map(({ id }) => id));
  const answer = await send(fields);
  const made = (await sharesOf(job)).filter(({ id }) => !before.has(id));
  const [share] = made;
  if (!share || made.length > 1) throw new Error(`${made.length} shares were made (${answer.status})`);
  return { answer, share, key: await keyOf(share.id) };
}

describe('sharing from the report’s own page', () => {
  it('emails the referring agent a link of their own, which shows photos and costs but no notes', async () => {
    const own = await pageOf(job.reportKey);
    expect(own).toContain(`Send to ${agent.name}`);
    expect(own).toContain(agent.email);
    expect(own).not.toContain(agent.phone);
    const { answer, share, key } = await shared([
      ['to', 'agent'],
      ['photos', 'on'],
      ['costs', 'on'],
    ]);
    expect(answer.headers.get('location')).toBe(`/report/${job.reportKey}?share=sent#share`);
    expect(share.data()).toMatchObject({
      kind: 'report',
      report_id: job.reportId,
      booking_id: job.bookingId,
      recipient_name: agent.name,
      recipient_email: agent.email,
      recipient_role: 'agent',
      parts: { photos: true, costs: true, notes: false, video: false, pdf: false },
    });
    const mail = await mailTo(agent.email);
    expect(mail.html).toContain(`/report/${key}`);
    expect(`${mail.html} ${mail.text} ${mail.subject}`).not.toContain(job.reportKey);
    expect(`${mail.html} ${mail.text}`).not.toContain(secret);
    const page = await pageOf(key);
    expect(page).toContain(`${secret} problem`);
    expect(page).toContain('$4,321');
    expect(page).not.toContain(`${secret} notes`);
    expect(page).not.toContain(job.email);
    const trail = await trailOf(share.id);
    expect(trail.map((entry) => [entry.get('action'), entry.get('actor.id')] as unknown[])).toEqual([
      ['shared', 'report-link'],
    ]);
  });

  it('emails anyone else at the address that the client wrote, and labels it with what they wrote', async () => {
    const email = newEmail('contractor');
    const { share, key } = await shared(toSomeone(email));
    expect(share.data()).toMatchObject({
      recipient_name: 'Pat Contractor',
      recipient_email: email,
      recipient_role: 'contractor',
    });
    expect((await mailTo(email)).html).toContain(`/report/${key}`);
    expect(await pageOf(job.reportKey)).toContain('Pat Contractor');
  });

  it('makes a link to copy without an email', async () => {
    const { answer, key } = await shared([
      ['to', 'someone'],
      ['role', 'other'],
      ['way', 'link'],
      ['photos', 'on'],
    ]);
    expect(answer.headers.get('location')).toBe(`/report/${job.reportKey}?share=made#share`);
    expect(await pageOf(job.reportKey)).toContain(`/report/${key}`);
    expect(await pageOf(key)).not.toContain('$4,321');
  });

  it('is done once if the form is sent twice', async () => {
    const before = (await sharesOf(job)).length;
    const email = newEmail('twice');
    const once: Fields = [['token', randomUUID()], ...toSomeone(email)];
    const answers = await Promise.all([1, 2].map(() => sendForm(`/report/${job.reportKey}/share`, once)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect((await sharesOf(job)).length).toBe(before + 1);
    await mailTo(email);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('says at the field what is missing, and keeps what was typed', async () => {
    const before = (await sharesOf(job)).length;
    const answer = await send(toSomeone('pat at example'));
    expect(answer.status).toBe(422);
    const text = await answer.text();
    expect(text).toContain('Enter an email address like name@example.com.');
    expect(text).toContain('value="pat at example"');
    expect(text).toContain('value="Pat Contractor"');
    expect((await sharesOf(job)).length).toBe(before);
  });

  it('can be ended in the same place, at once', async () => {
    const { share, key } = await shared(toSomeone(newEmail('ended')));
    const ended = await sendForm(`/report/${job.reportKey}/share/close`, [['share', share.id]]);
    expect(ended.headers.get('location')).toBe(`/report/${job.reportKey}?share=closed#share`);
    expect(await pageOf(job.reportKey)).not.toContain(key);
    expect((await openPage(`/report/${key}`)).status).toBe(410);
    expect((await trailOf(share.id)).map((entry) => entry.get('action') as unknown)).toEqual([
      'shared',
      'revoked',
    ]);
  });
});

describe('who can share', () => {
  it('is not the reader of a share, who sees and ends no other share either', async () => {
    const { share, key } = await shared(toSomeone(newEmail('reader')));
    const before = (await sharesOf(job)).length;
    const page = await pageOf(key);
    for (const part of ['/share', 'Send to my agent', agent.email, 'Pat Contractor"']) {
      expect(page).not.toContain(part);
    }
    expect((await send(toSomeone(newEmail('onward')), key)).status).toBe(404);
    expect((await sendForm(`/report/${key}/share/close`, [['share', share.id]])).status).toBe(404);
    expect((await sharesOf(job)).length).toBe(before);
    expect((await openPage(`/report/${key}`)).status).toBe(200);
  });

  it('is not the holder of another report’s link', async () => {
    const other = await reportedJob(admin);
    await settle(admin, other);
    const { share, key } = await shared(toSomeone(newEmail('mine')));
    await sendForm(`/report/${other.reportKey}/share/close`, [['share', share.id]]);
    expect((await openPage(`/report/${key}`)).status).toBe(200);
  });

  it('is not an admin who previews the report', async () => {
    const headers = { Authorization: `Bearer ${admin.idToken}` };
    const preview = await (await openPage(`/report/${job.reportKey}?admin=true`, { headers })).text();
    expect(preview).toContain('Preview:');
    expect(preview).not.toContain(`/report/${job.reportKey}/share`);
    expect(preview).not.toContain(agent.email);
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['nowhere', {}],
  ])('is the page alone, not %s', async (_, headers) => {
    const before = (await sharesOf(job)).length;
    expect((await send(toSomeone(newEmail('csrf')), job.reportKey, headers)).status).toBe(404);
    expect((await sharesOf(job)).length).toBe(before);
  });

  it('is no one before the report is paid or waived', async () => {
    const unpaid = await reportedJob(admin);
    const email = newEmail('unpaid');
    await send(toSomeone(email), unpaid.reportKey);
    expect(await sharesOf(unpaid)).toEqual([]);
    expect(await pageOf(unpaid.reportKey)).not.toContain('/share');
  });

  it('is no one once the report’s share of emails is used up', async () => {
    const busy = await reportedJob(admin);
    await settle(admin, busy);
    for (let sent = 0; sent < shareRateLimit.accepted; sent += 1) {
      await send(
        [
          ['to', 'someone'],
          ['role', 'other'],
          ['way', 'link'],
        ],
        busy.reportKey,
      );
      const made = (await sharesOf(busy)).find((share) => share.get('revoked_at') === null);
      await sendForm(`/report/${busy.reportKey}/share/close`, [['share', made?.id ?? '']]);
    }
    const email = newEmail('flood');
    const answer = await send(toSomeone(email), busy.reportKey);
    expect(answer.status).toBe(422);
    const text = await answer.text();
    expect(text).toContain('That’s a lot of links for one day.');
    expect(text).toContain(`value="${email}"`);
    expect(await waitFor('the shares', () => sharesOf(busy))).toHaveLength(shareRateLimit.accepted);
  });
});
