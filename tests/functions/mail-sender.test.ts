import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Firestore } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import type * as Compose from '../../functions/src/mail/compose-mail';
import type * as Deliver from '../../functions/src/mail/deliver-mail';
import type * as Sweep from '../../functions/src/mail/sweep-mail';
import type * as Intent from '../../functions/src/mail/write-mail-intent';
import { buildBooking } from '../factories/build-booking';
import { buildLead } from '../factories/build-lead';
import { mailsTo } from './support/mailbox';
import { startProvider, type Provider } from '../../tools/mailbox/start-provider';
import { inProcessEnvironment, senderProject } from './support/in-process';

/** What happens between a claim and the loading of its text. */
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
let writeMailIntent: typeof Intent.writeMailIntent;

beforeAll(async () => {
  provider = await startProvider();
  // The sender reads its configuration when it is loaded.
  Object.assign(process.env, inProcessEnvironment(senderProject, provider.url));
  ({ deliverMail } = await import('../../functions/src/mail/deliver-mail'));
  ({ sweepMail } = await import('../../functions/src/mail/sweep-mail'));
  ({ writeMailIntent } = await import('../../functions/src/mail/write-mail-intent'));
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
}

/** A request of this test's client, and the intent of its mail. */
async function intend(overrides: Intended = {}): Promise<string> {
  const lead = buildLead({ email, ...(overrides.name && { name: overrides.name }) });
  await db
    .collection('leads')
    .doc(lead.id)
    .set({ ...lead });
  const subject = { collection: 'leads' as const, id: lead.id };
  return db.runTransaction((transaction) =>
    Promise.resolve(
      writeMailIntent(transaction, {
        kind: 'request_received',
        subject,
        recipient: email,
        now: overrides.created ?? start,
        ...(overrides.heldUntil && { heldUntil: overrides.heldUntil }),
      }),
    ),
  );
}

/** Runs the sender in a process of its own; @returns the signal that ended it, if one did. */
async function deliverInChild(mailId: string, killPoint: string): Promise<NodeJS.Signals | null> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, 'support/deliver-in-child.ts'), mailId],
    {
      env: {
        ...process.env,
        ...inProcessEnvironment(senderProject, provider.url),
        KILL_POINT: killPoint,
        TSX_TSCONFIG_PATH: path.resolve('functions/tsconfig.json'),
      },
      stdio: 'inherit',
    },
  );
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return signal;
}

describe('a mail', () => {
  it('goes out once, with both bodies and the id of its intent', async () => {
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
    expect(mail?.text).toContain('We confirm your appointment time within 2 hours.');
    expect(await stateOf(mailId)).toBe('SENT');
  });

  it('is never sent again once it is sent', async () => {
    const mailId = await intend();
    await deliverMail(mailId, after(1));
    expect(await deliverMail(mailId, after(3600))).toBe('nothing-due');
    await sweepMail(after(7200));
    expect(await received()).toHaveLength(1);
  });

  it('says nothing of a request that was deleted before', async () => {
    const mailId = await intend();
    await db.collection('leads').doc(mailId.replace('request_received_', '')).delete();
    await deliverMail(mailId, after(1));
    expect(await received()).toHaveLength(0);
    expect(await stateOf(mailId)).toBe('DEAD');
  });
});

describe('the provider', () => {
  it.each([500, 429, 401])('answers %i: the mail waits, and goes out by the sweeper', async (status) => {
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
    'answers with a $mode: it has not taken the mail',
    async (answer) => {
      await provider.behave(answer);
      const mailId = await intend();
      expect(await deliverMail(mailId, after(1))).toBe('failed');
      expect(await stateOf(mailId)).toBe('RETRY');
    },
  );

  it.each([86_400, 'Infinity', '-30'])(
    'asks to wait for %s seconds: it is tried again within the hour',
    async (retryAfter) => {
      await provider.behave({ mode: 'status', status: 429, retryAfter });
      const mailId = await intend();
      await deliverMail(mailId, after(1));
      await provider.behave({ mode: 'accept' });
      await sweepMail(after(3602));
      expect(await stateOf(mailId)).toBe('SENT');
    },
  );

  it('is down for 71 hours: the mail still goes out; for 73: it is given up, visibly', async () => {
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

describe('a mail that cannot be handed over for a reason of our own', () => {
  it('keeps no other from being sent', async () => {
    const mailId = await intend();
    const damaged = db.collection('mail').doc('damaged');
    await damaged.set({ state: 'PENDING', recipient_key: '', next_attempt_at: after(-60)() });
    expect(await sweepMail(after(1))).toBe(1);
    expect(await stateOf(mailId)).toBe('SENT');
    await damaged.delete();
  });
});

describe('mails of a kind to one recipient within ten minutes', () => {
  it('are gathered into one after the first', async () => {
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

describe('a flood of requests', () => {
  it('reaches the office in one mail, which lists the first and says how many there are', async () => {
    const leads = Array.from({ length: 60 }, () => buildLead({ email }));
    const batch = db.batch();
    for (const lead of leads) batch.set(db.collection('leads').doc(lead.id), { ...lead });
    await batch.commit();
    const mailIds = await db.runTransaction((transaction) =>
      Promise.resolve(
        leads.map(({ id }) =>
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
    expect(mails[0]?.text).toContain('And 35 more');
    expect(await stateOf(mailIds.at(-1) ?? '')).toBe('SENT');
  });
});

describe('a mail that is held', () => {
  const heldUntil = after(70)();

  it('waits until what it tells of can’t be taken back, and goes out then', async () => {
    const mailId = await intend({ heldUntil });
    expect(await deliverMail(mailId, after(1))).toBe('nothing-due');
    expect(await sweepMail(after(69))).toBe(0);
    expect(await received()).toHaveLength(0);
    expect(await sweepMail(after(70))).toBe(1);
    expect(await stateOf(mailId)).toBe('SENT');
  });

  it('is held no more where that moment has passed already', async () => {
    const mailId = await intend({ heldUntil: after(-1)() });
    expect(await deliverMail(mailId, after(1))).toBe('sent');
  });

  it('goes out with none that goes before it, and keeps none of another record back', async () => {
    const held = await intend({ name: 'Held Request', heldUntil });
    const other = await intend({ name: 'Other Request' });
    expect(await deliverMail(other, after(1))).toBe('sent');
    expect([await stateOf(held), await stateOf(other)]).toEqual(['PENDING', 'SENT']);
    expect((await received())[0]?.text).not.toContain('Held Request');
  });

  it('keeps back those of the same record, whose text would tell it too', async () => {
    const held = await intend({ heldUntil });
    const lead = held.replace('request_received_', '');
    const again = await db.runTransaction((transaction) =>
      Promise.resolve(
        writeMailIntent(transaction, {
          kind: 'request_received',
          subject: { collection: 'leads', id: lead },
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

  it('keeps back one of the same record that a sender has claimed already', async () => {
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

describe('a sender that is killed', () => {
  it('between claim and send leaves a mail that goes out once, after its lease', async () => {
    const mailId = await intend();
    expect(await deliverInChild(mailId, 'mail:claimed')).toBe('SIGKILL');
    expect(await received()).toHaveLength(0);
    expect(await stateOf(mailId)).toBe('LEASED');
    await sweepMail(after(10));
    expect(await received()).toHaveLength(0);
    await sweepMail(after(180));
    await sweepMail(after(181));
    expect(await received()).toHaveLength(1);
    expect(await stateOf(mailId)).toBe('SENT');
  });

  it('after the provider took the mail sends it at most once more', async () => {
    const mailId = await intend();
    expect(await deliverInChild(mailId, 'mail:accepted')).toBe('SIGKILL');
    expect(await received()).toHaveLength(1);
    await sweepMail(after(180));
    await sweepMail(after(900));
    expect((await received()).length).toBeLessThanOrEqual(2);
    expect(await stateOf(mailId)).toBe('SENT');
  });
});

describe('the approval mail', () => {
  it('has the calendar entry and links to the three forms with the booking’s key', async () => {
    const booking = buildBooking();
    const customer = { ...booking.customer, email };
    await db
      .collection('bookings')
      .doc(booking.id)
      .set({ ...booking, customer });
    await db
      .collection('access_links')
      .doc('testkey')
      .set({
        kind: 'booking',
        subject: booking.id,
        created_at: start,
        expires_at: after(86_400)(),
        revoked_at: null,
      });
    const subject = { collection: 'bookings' as const, id: booking.id };
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
