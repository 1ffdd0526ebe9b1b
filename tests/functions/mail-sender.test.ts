import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import type * as Compose from '../../functions/src/mail/compose-mail';
import type * as Deliver from '../../functions/src/mail/deliver-mail';
import type * as Sweep from '../../functions/src/mail/sweep-mail';
import type * as Logs from '../../functions/src/platform/logs';
import type * as Intent from '../../functions/src/records/mail/write-mail-intent';
import { buildJob } from '../../tools/testing/factories/build-job';
import { buildRequest } from '../../tools/testing/factories/build-request';
import { toDocument } from '../../tools/testing/factories/to-document';
import { mailsTo } from './support/mailbox';
import { killAt } from '../../tools/drills/kill-points/kill-at';
import { startProvider, type Provider } from '../../tools/mailbox/start-provider';
import { inProcessEnvironment } from './support/in-process';

/** Runs between the lease and the loading of the email's text. */
const meanwhile = vi.hoisted(() => ({ happens: () => Promise.resolve() }));
vi.mock('../../functions/src/mail/compose-mail', async (original) => {
  const actual = await original<typeof Compose>();
  const composeMail: typeof actual.composeMail = async (...mails) => {
    await meanwhile.happens();
    return actual.composeMail(...mails);
  };
  return { ...actual, composeMail };
});

let provider: Provider;
let db: Firestore;
let deliverMail: typeof Deliver.deliverMail;
let sweepMail: typeof Sweep.sweepMail;
let logs: typeof Logs.logs;
let writeMailIntent: typeof Intent.writeMailIntent;

beforeAll(async () => {
  provider = await startProvider();
  // The sender reads its configuration at import.
  Object.assign(process.env, inProcessEnvironment(provider.url));
  ({ deliverMail } = await import('../../functions/src/mail/deliver-mail'));
  ({ sweepMail } = await import('../../functions/src/mail/sweep-mail'));
  ({ writeMailIntent } = await import('../../functions/src/records/mail/write-mail-intent'));
  ({ logs } = await import('../../functions/src/platform/logs'));
  db = (await import('../../functions/src/platform/firestore')).firestore();
});
afterAll(() => provider.stop());

afterEach(() => {
  meanwhile.happens = () => Promise.resolve();
});

let email: string;
const start = new Date();
const after = (seconds: number) => () => new Date(start.getTime() + seconds * 1000);
const stateOf = async (mailId: string) =>
  (await db.collection('mail').doc(mailId).get()).get('state') as string;
const received = () => mailsTo(email, provider.url);

beforeEach(async () => {
  email = `client-${randomUUID().slice(0, 8)}@example.com`;
  await provider.behave({ mode: 'accept' });
  await db.recursiveDelete(db.collection('mail'));
});

interface Intended {
  readonly name?: string;
  readonly created?: Date;
  readonly heldUntil?: Date;
  readonly direct?: boolean;
}

/** A request of this test's client with its queued email. */
async function intend(overrides: Intended = {}): Promise<string> {
  const request = buildRequest({ email, ...(overrides.name && { name: overrides.name }) });
  await db.collection('leads').doc(request.id).set(toDocument(request));
  const subject = { collection: 'leads' as const, id: request.id };
  return db.runTransaction((transaction) =>
    Promise.resolve(
      writeMailIntent(transaction, {
        kind: 'request_received',
        subject,
        recipient: email,
        now: overrides.created ?? start,
        ...(overrides.heldUntil && { heldUntil: overrides.heldUntil }),
        ...(overrides.direct && { direct: true }),
      }),
    ),
  );
}

/**
 * Runs the sender in its own process by the tests' clock, as the process may start late. @returns the signal
 * that killed it, if any.
 */
async function deliverInChild(mailId: string, killPoint: string): Promise<NodeJS.Signals | null> {
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      path.join(import.meta.dirname, 'support/deliver-in-child.ts'),
      mailId,
      after(1)().toISOString(),
    ],
    {
      env: {
        ...process.env,
        ...inProcessEnvironment(provider.url),
        ...killAt(killPoint),
        TSX_TSCONFIG_PATH: path.resolve('functions/tsconfig.json'),
      },
      stdio: 'inherit',
    },
  );
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return signal;
}

describe('an email', () => {
  it('is sent once, with both bodies and its outbox id', async () => {
    const mailId = await intend({ name: 'Ann <b>Lee</b>' });
    await Promise.all([
      deliverMail(mailId, after(1)),
      deliverMail(mailId, after(1)),
      deliverMail(mailId, after(1)),
    ]);
    const [mail, ...others] = await received();
    expect(others).toHaveLength(0);
    expect(mail?.customArgs.mail_ids).toBe(mailId);
    expect(mail?.html).toContain('Ann &lt;b&gt;Lee&lt;/b&gt;');
    expect(mail?.text).toContain('We’ll confirm your appointment time within 2 hours.');
    expect(await stateOf(mailId)).toBe('SENT');
  });

  it('reaches the client as written: no link leads through the provider, and no picture reports its opening', async () => {
    await deliverMail(await intend(), after(1));
    expect((await received())[0]?.tracked).toEqual({ clicks: false, opens: false });
  });

  it('that is damaged is logged once an hour, changed in nothing else, and stops no other', async () => {
    const damagedId = await intend();
    const mail = db.collection('mail').doc(damagedId);
    await mail.update({ attempts: 'three' });
    const before = (await mail.get()).data();
    email = `other-${email}`;
    const soundId = await intend();
    const logged = vi.spyOn(logs, 'recordDamaged').mockImplementation(() => undefined);
    for (const seconds of [1, 60, 3000]) await sweepMail(after(seconds));
    expect(await stateOf(soundId)).toBe('SENT');
    expect(logged).toHaveBeenCalledTimes(1);
    const { next_attempt_at: next, ...rest } = (await mail.get()).data() ?? {};
    expect({ ...rest, next_attempt_at: before?.next_attempt_at as unknown }).toEqual(before);
    expect((next as Timestamp).toDate()).toEqual(after(3601)());
    await sweepMail(after(3601));
    expect(logged).toHaveBeenCalledTimes(2);
    await mail.update({ attempts: 0 });
    await sweepMail(after(7202));
    expect(await stateOf(damagedId)).toBe('SENT');
  });

  it('is never sent again', async () => {
    const mailId = await intend();
    await deliverMail(mailId, after(1));
    expect(await deliverMail(mailId, after(3600))).toBe('nothing-due');
    await sweepMail(after(7200));
    expect(await received()).toHaveLength(1);
  });

  it('is dropped if its request was deleted first', async () => {
    const mailId = await intend();
    await db.collection('leads').doc(mailId.replace('request_received_', '')).delete();
    await deliverMail(mailId, after(1));
    expect(await received()).toHaveLength(0);
    expect(await stateOf(mailId)).toBe('DEAD');
  });
});

describe('the provider', () => {
  it.each([500, 429, 401])('answers %i: the email waits, and the sweeper sends it', async (status) => {
    await provider.behave({ mode: 'status', status });
    const mailId = await intend();
    expect(await deliverMail(mailId, after(1))).toBe('failed');
    expect(await stateOf(mailId)).toBe('RETRY');
    await provider.behave({ mode: 'accept' });
    await sweepMail(after(5));
    expect(await received()).toHaveLength(0);
    await sweepMail(after(120));
    expect(await received()).toHaveLength(1);
  });

  it.each([{ mode: 'page' }, { mode: 'broken' }, { mode: 'reset' }] as const)(
    'answers with a $mode: it has not accepted the email',
    async (answer) => {
      await provider.behave(answer);
      const mailId = await intend();
      expect(await deliverMail(mailId, after(1))).toBe('failed');
      expect(await stateOf(mailId)).toBe('RETRY');
    },
  );

  it.each([86_400, 'Infinity', '-30'])(
    'asks to wait %s seconds: the email is retried within the hour',
    async (retryAfter) => {
      await provider.behave({ mode: 'status', status: 429, retryAfter });
      const mailId = await intend();
      await deliverMail(mailId, after(1));
      await provider.behave({ mode: 'accept' });
      await sweepMail(after(3602));
      expect(await stateOf(mailId)).toBe('SENT');
    },
  );

  it('is down for 71 hours: the email is still sent; for 73: it becomes a visible dead letter', async () => {
    await provider.behave({ mode: 'status', status: 503 });
    const mailId = await intend();
    await deliverMail(mailId, after(1));
    await sweepMail(after(71 * 3600));
    expect(await stateOf(mailId)).toBe('RETRY');
    await sweepMail(after(73 * 3600));
    expect(await stateOf(mailId)).toBe('DEAD');
    expect((await db.collection('mail').doc(mailId).get()).get('last_error')).toBe('provider:503');
  });
});

describe('an email that fails because of a fault of ours', () => {
  it('does not stop other emails', async () => {
    const mailId = await intend();
    const damaged = db.collection('mail').doc('damaged');
    await damaged.set({ state: 'PENDING', recipient_key: '', next_attempt_at: after(-60)() });
    expect(await sweepMail(after(1))).toBe(1);
    expect(await stateOf(mailId)).toBe('SENT');
    await damaged.delete();
  });
});

describe('emails of one kind to one recipient within ten minutes', () => {
  it('are batched after the first', async () => {
    const first = await intend();
    await deliverMail(first, after(1));
    const second = await intend({ name: 'Second Request' });
    const third = await intend({ name: 'Third Request' });
    expect(await deliverMail(second, after(2))).toBe('waiting');
    await sweepMail(after(300));
    expect(await received()).toHaveLength(1);
    await sweepMail(after(700));
    expect(await received()).toHaveLength(2);
    expect([await stateOf(second), await stateOf(third)]).toEqual(['SENT', 'SENT']);
  });
});

describe('an email sent by a button press', () => {
  it('is sent at once, while automatic ones to the same recipient are still batched', async () => {
    await deliverMail(await intend(), after(1));
    const gathered = await intend({ name: 'Second Request' });
    const pressed = await intend({ name: 'Third Request', direct: true });
    expect(await deliverMail(pressed, after(2))).toBe('sent');
    expect(await received()).toHaveLength(2);
    expect(await stateOf(gathered)).toBe('PENDING');
    expect(await deliverMail(gathered, after(3))).toBe('waiting');
  });

  it('is sent by the sweeper if its trigger never ran, and once by concurrent senders', async () => {
    await deliverMail(await intend(), after(1));
    const gathered = await intend();
    const pressed = await intend({ direct: true });
    await Promise.all([sweepMail(after(5)), deliverMail(pressed, after(5)), deliverMail(pressed, after(5))]);
    expect(await stateOf(pressed)).toBe('SENT');
    expect(await stateOf(gathered)).not.toBe('SENT');
    expect(await received()).toHaveLength(2);
  });
});

describe('a flood of requests', () => {
  it('reaches the office as one email that lists the first requests and the total', async () => {
    const requests = Array.from({ length: 60 }, () => buildRequest({ email }));
    const batch = db.batch();
    for (const request of requests) {
      batch.set(db.collection('leads').doc(request.id), toDocument(request));
    }
    await batch.commit();
    const mailIds = await db.runTransaction((transaction) =>
      Promise.resolve(
        requests.map(({ id }) =>
          writeMailIntent(transaction, {
            kind: 'office_new_request',
            subject: { collection: 'leads' as const, id },
            recipient: business.officeEmail,
            now: start,
          }),
        ),
      ),
    );
    const before = (await mailsTo(business.officeEmail, provider.url)).length;
    expect(await deliverMail(mailIds[0] ?? '', after(1))).toBe('sent');
    const mails = await mailsTo(business.officeEmail, provider.url);
    expect(mails).toHaveLength(before + 1);
    expect(mails[0]?.subject).toBe('60 new requests');
    expect(mails[0]?.text).toContain('Plus 35 more');
    expect(await stateOf(mailIds.at(-1) ?? '')).toBe('SENT');
  });
});

describe('a held email', () => {
  const heldUntil = after(70)();

  it('is sent once the change it reports can no longer be undone', async () => {
    const mailId = await intend({ heldUntil });
    expect(await deliverMail(mailId, after(1))).toBe('nothing-due');
    expect(await sweepMail(after(69))).toBe(0);
    expect(await received()).toHaveLength(0);
    expect(await sweepMail(after(70))).toBe(1);
    expect(await stateOf(mailId)).toBe('SENT');
  });

  it('is not held if that time has already passed', async () => {
    const mailId = await intend({ heldUntil: after(-1)() });
    expect(await deliverMail(mailId, after(1))).toBe('sent');
  });

  it('is not batched with an earlier one and does not delay emails about other records', async () => {
    const held = await intend({ name: 'Held Request', heldUntil });
    const other = await intend({ name: 'Other Request' });
    expect(await deliverMail(other, after(1))).toBe('sent');
    expect([await stateOf(held), await stateOf(other)]).toEqual(['PENDING', 'SENT']);
    expect((await received())[0]?.text).not.toContain('Held Request');
  });

  it('delays later emails about the same record, whose text would reveal the change', async () => {
    const held = await intend({ heldUntil });
    const mailId = held.replace('request_received_', '');
    const again = await db.runTransaction((transaction) =>
      Promise.resolve(
        writeMailIntent(transaction, {
          kind: 'request_received',
          subject: { collection: 'leads', id: mailId },
          recipient: email,
          now: start,
          occasion: 'again',
        }),
      ),
    );
    expect(await deliverMail(again, after(1))).toBe('nothing-due');
    expect(await sweepMail(after(60))).toBe(0);
    expect(await sweepMail(after(71))).toBe(1);
    expect([await stateOf(held), await stateOf(again)]).toEqual(['SENT', 'SENT']);
    expect(await received()).toHaveLength(1);
  });

  it('also delays one about the same record that a sender has already leased', async () => {
    const mailId = await intend();
    const subject = { collection: 'leads' as const, id: mailId.replace('request_received_', '') };
    const step = { kind: 'request_received' as const, subject, recipient: email, now: start };
    meanwhile.happens = () =>
      db.runTransaction((transaction) => {
        writeMailIntent(transaction, { ...step, occasion: 'step', heldUntil });
        return Promise.resolve();
      });
    expect(await deliverMail(mailId, after(1))).toBe('waiting');
    meanwhile.happens = () => Promise.resolve();
    expect(await received()).toHaveLength(0);
    expect(await sweepMail(after(69))).toBe(0);
    expect(await sweepMail(after(71))).toBe(1);
    expect(await stateOf(mailId)).toBe('SENT');
    expect(await received()).toHaveLength(1);
  });
});

describe('a sender killed', () => {
  it('between lease and send leaves an email that is sent once after its lease expires', async () => {
    const mailId = await intend();
    expect(await deliverInChild(mailId, 'mail:leased')).toBe('SIGKILL');
    expect(await received()).toHaveLength(0);
    expect(await stateOf(mailId)).toBe('LEASED');
    await sweepMail(after(10));
    expect(await received()).toHaveLength(0);
    await sweepMail(after(180));
    await sweepMail(after(181));
    expect(await received()).toHaveLength(1);
    expect(await stateOf(mailId)).toBe('SENT');
  });

  it('after the provider accepted the email sends it at most once more', async () => {
    const mailId = await intend();
    expect(await deliverInChild(mailId, 'mail:accepted')).toBe('SIGKILL');
    expect(await received()).toHaveLength(1);
    await sweepMail(after(180));
    await sweepMail(after(900));
    expect((await received()).length).toBeLessThanOrEqual(2);
    expect(await stateOf(mailId)).toBe('SENT');
  });
});

describe('the approval email', () => {
  it('has the calendar entry and three form links with the booking’s key', async () => {
    const job = buildJob({ customer: { ...buildJob().customer, email } });
    await db.collection('bookings').doc(job.id).set(toDocument(job));
    await db
      .collection('access_links')
      .doc('testkey')
      .set({
        kind: 'booking',
        subject: job.id,
        created_at: start,
        expires_at: after(86_400)(),
        revoked_at: null,
      });
    const subject = { collection: 'bookings' as const, id: job.id };
    const mailId = await db.runTransaction((transaction) =>
      Promise.resolve(
        writeMailIntent(transaction, { kind: 'booking_approved', subject, recipient: email, now: start }),
      ),
    );
    await deliverMail(mailId, after(1));
    const [mail] = await received();
    for (const form of ['inspection-agreement', 'media-release', 'sewer-scope-questionnaire']) {
      expect(mail?.html).toContain(`http://localhost:5050/${form}?booking=testkey`);
    }
    const [calendar] = mail?.attachments ?? [];
    expect(calendar?.type).toBe('text/calendar');
    expect(Buffer.from(calendar?.content ?? '', 'base64').toString()).toContain('METHOD:REQUEST');
  });
});
