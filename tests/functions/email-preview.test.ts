import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { callPath } from '@domain/api/call-path';
import { emailTestLimit } from '@domain/rate-limit/window';
import type { EmailPreviewAnswer, EmailTestAnswer } from '@domain/settings/email-schema';
import { startHandlers } from '../../tools/drills/handlers/start-handlers';
import { buildJob } from '../../tools/testing/factories/build-job';
import { toDocument } from '../../tools/testing/factories/to-document';
import { trustedBody } from '../../tools/trusted-json';
import { db } from './support/admin-sdk';
import { storeLink } from './support/booked-job';
import { call, type CallAnswer } from './support/call';
import { mailTo, mailsTo } from './support/mailbox';
import { signIn, type SignedIn } from './support/sign-in';
import { waitFor } from './support/wait-for';

let admin: SignedIn;
beforeAll(async () => {
  admin = await signIn();
});

const made: string[] = [];
afterEach(async () => {
  await Promise.all(made.splice(0).map((id) => db.collection('bookings').doc(id).delete()));
});

/** The newest job of all, whatever other tests store. */
async function newestJob(overrides: Parameters<typeof buildJob>[0] = {}) {
  const job = buildJob({
    created_at: `2090-01-01T00:00:${String(made.length).padStart(2, '0')}Z`,
    ...overrides,
  });
  made.push(job.id);
  await db.collection('bookings').doc(job.id).set(toDocument(job));
  return { job, key: await storeLink(job.id) };
}

const words = (changes: object = {}) => ({ kind: 'booking_approved', subject: '', opening: '', ...changes });

async function preview(changes: object = {}): Promise<EmailPreviewAnswer> {
  const { result, error } = await call<EmailPreviewAnswer>('office-email-preview', words(changes), admin);
  if (!result) throw new Error(JSON.stringify(error));
  return result;
}

describe('a preview', () => {
  it('shows the typed words about the newest record, with links that open nothing', async () => {
    const { job, key } = await newestJob();
    const shown = await preview({
      subject: '{service} at {time}',
      opening: 'Hi {first name}, see you at {address}.',
    });
    expect(shown).toMatchObject({
      subject: `${job.service_type} at 10:00 AM`,
      isReal: true,
      isStandard: false,
    });
    const opening = `Hi ${job.customer.name.split(' ')[0]}, see you at ${job.customer.address}.`;
    for (const body of [shown.html, shown.text.replace(/\s+/g, ' ')]) {
      expect(body).toContain(opening);
      expect(body).toContain('booking=preview');
      expect(body).not.toContain(key);
    }
  });

  it('stores nothing and makes no key', async () => {
    const { job } = await newestJob();
    const before = await db.collection('access_links').where('subject', '==', job.id).get();
    await preview({ opening: 'Hi.' });
    const after = await db.collection('access_links').where('subject', '==', job.id).get();
    expect(after.size).toBe(before.size);
    expect((await db.collection('mail').where('subject.id', '==', job.id).get()).size).toBe(0);
  });

  it('prefers a record that has what the words ask for', async () => {
    const agreed = await newestJob();
    await newestJob({ status: 'pending' });
    const shown = await preview({ opening: 'See you on {date}, {address}.' });
    expect(shown).toMatchObject({ isReal: true, isStandard: false });
    expect(shown.text.replace(/\s+/g, ' ')).toContain(agreed.job.customer.address);
  });

  it('passes over a damaged record', async () => {
    const { job } = await newestJob();
    const broken = await newestJob();
    await db.collection('bookings').doc(broken.job.id).update({ total_price: 'a lot' });
    expect((await preview({ opening: 'At {address}.' })).text.replace(/\s+/g, ' ')).toContain(
      `At ${job.customer.address}.`,
    );
  });

  it('refuses a placeholder at its field', async () => {
    const { error } = await call('office-email-preview', words({ subject: '{price}' }), admin);
    expect(error?.details).toMatchObject({
      code: 'invalid-input',
      fields: { subject: expect.stringContaining('{price} can’t be filled in') as string },
    });
  });

  it('is refused for an email whose words are fixed', async () => {
    const { error } = await call('office-email-preview', words({ kind: 'login_code' }), admin);
    expect(error?.details?.code).toBe('invalid-input');
  });
});

describe('a test', () => {
  it('goes to the admin alone, marked, without the attachments and working links', async () => {
    const { job, key } = await newestJob({
      customer: { ...buildJob().customer, email: `client-${randomUUID().slice(0, 8)}@example.com` },
    });
    const sender = await signIn();
    const { result } = await call<EmailTestAnswer>(
      'office-email-test',
      words({ subject: 'Booked ({reference})', opening: 'Hi {first name}.' }),
      sender,
    );
    expect(result).toEqual({ to: sender.email });
    const mail = await mailTo(sender.email);
    expect(mail.subject).toMatch(/^Test: Booked \([A-Z0-9]{3}-[A-Z0-9]{3}\)$/);
    expect(mail.to).toEqual([sender.email]);
    expect(mail.attachments).toEqual([]);
    expect(`${mail.html}${mail.text}`).not.toContain(key);
    expect(await mailsTo(job.customer.email)).toEqual([]);
  });

  it('can’t be sent without end', async () => {
    const sender = await signIn();
    for (let sent = 0; sent < emailTestLimit.accepted; sent += 1) {
      expect((await call('office-email-test', words(), sender)).status).toBe(200);
    }
    const { error } = await call('office-email-test', words(), sender);
    expect(error?.details).toMatchObject({
      code: 'rate-limited',
      userMessage: expect.stringContaining(`${emailTestLimit.accepted} tests`) as string,
    });
    expect(await mailsTo(sender.email)).toHaveLength(emailTestLimit.accepted);
  });

  it('that the provider doesn’t take is reported, and logged without the address', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'email-test-'));
    const log = path.join(folder, 'log');
    const handlers = await startHandlers({ log, environment: { SENDGRID_BASE_URL: 'http://127.0.0.1:9' } });
    try {
      const response = await fetch(`${handlers.url}/${callPath('office-email-test')}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${admin.idToken}` },
        body: JSON.stringify({ data: words() }),
      });
      const { error } = await trustedBody<CallAnswer<EmailTestAnswer>>(response);
      expect(error?.details).toMatchObject({
        code: 'unavailable',
        userMessage: expect.stringContaining('may not arrive') as string,
      });
      const lines = await waitFor('the log entry', () => {
        const text = existsSync(log) ? readFileSync(log, 'utf8') : '';
        return Promise.resolve(text.includes('"test mail refused"') ? text : undefined);
      });
      expect(lines).not.toContain(admin.email);
    } finally {
      await handlers.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
