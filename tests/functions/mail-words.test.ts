import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { mailKinds, textKinds, type MailKind } from '@domain/mail/mail-state';
import { factorySettings } from '@domain/settings/factory-settings';
import { placeholdersOf, standardWording } from '@domain/settings/worded-emails';
import { wordedKinds, type EmailWording, type WordedKind } from '@domain/settings/worded-kinds';
import type * as Compose from '../../functions/src/mail/compose-mail';
import type { MailDocument } from '../../functions/src/records/mail/mail-document';
import type * as Context from '../../functions/src/platform/request-context';
import type * as StoredFile from '../../functions/src/platform/stored-file';
import { kindRecords } from '../../tools/drills/provider/kind-records';
import { randomFrom } from '../../tools/drills/random';
import { inProcessEnvironment } from './support/in-process';

vi.mock('../../functions/src/platform/stored-file', async (original) => ({
  ...(await original<typeof StoredFile>()),
  readStoredFile: () => Promise.resolve(new Uint8Array([37])),
}));

/** Markers in every free-text field. */
const planted = 'your $500 prize: https://evil.example/pay www.evil.example eve@evil.example';
/** The free-text fields of every record. */
const written = new Set([
  ...['name', 'address', 'special_instructions', 'service_type', 'service_needed', 'additional_notes'],
  ...['client_name', 'client_address', 'referrer_name', 'referrer_company', 'property_address'],
  ...['client_signature', 'reason', 'access_notes'],
]);

/**
 * Emails that the office causes, to a client whose data it has reviewed: the address is shown as a fact,
 * without links.
 */
const aboutJobs = new Set<MailKind>([
  ...([
    'booking_approved',
    'forms_reminder',
    'appointment_confirmation',
    'appointment_moved',
    'new_times_offered',
    'on_my_way',
    'agent_on_my_way',
    'running_late',
    'agent_running_late',
  ] as const),
  ...([
    'appointment_cancelled',
    'inspection_not_done',
    'followup_questionnaire',
    'report_ready',
    'report_open',
    'film_ready',
    'inspection_reminder',
    'review_request',
    'payment_receipt',
    'payment_corrected',
    'payment_refunded',
    'payment_unused',
  ] as const),
  ...(['signed_agreement', 'signed_media_release'] as const),
  ...textKinds,
]);

let db: Firestore;
let composeMail: typeof Compose.composeMail;
let inContext: typeof Context.inContext;
beforeAll(async () => {
  Object.assign(process.env, inProcessEnvironment());
  ({ composeMail } = await import('../../functions/src/mail/compose-mail'));
  ({ inContext } = await import('../../functions/src/platform/request-context'));
  db = (await import('../../functions/src/platform/firestore')).firestore();
});

function plant(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return written.has(field) ? planted : value;
  if (Array.isArray(value)) return value.map((each) => plant(each));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plant(each, name)]));
}

/** An email of this kind whose records contain the markers. */
async function plantedMail(kind: MailKind) {
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  const { records, subject } = kindRecords[kind]({ email, at: new Date(), random: randomFrom(randomUUID()) });
  let fields = 0;
  for (const { collection, id, fields: stored } of records) {
    const changed = plant(stored) as Record<string, unknown>;
    if (kind === 'office_appointment_changed') {
      changed.cancellation = { by: 'client', reason: planted, at: new Date() };
    }
    fields += JSON.stringify(changed).split('evil').length;
    await db.collection(collection).doc(id).set(changed);
  }
  const mail = await composeMail([{ kind, subject } as unknown as MailDocument], new Date());
  if (!mail) throw new Error(`no mail of the kind ${kind}`);
  return { mail, hasPlanted: fields > records.length };
}

describe.each(mailKinds)('the email %s about records full of injected text', (kind) => {
  it('has none of them in its subject, in a link, or in a sentence of ours', async () => {
    const { mail, hasPlanted } = await plantedMail(kind);
    expect(hasPlanted).toBe(!['office_payment_notice', 'person_erased'].includes(kind));
    expect(mail.subject).not.toMatch(/evil|prize|\$500/);
    for (const [, href] of mail.html.matchAll(/href="([^"]*)"/g)) {
      if (href === factorySettings.contact.reviewUrl) continue;
      expect(href).toMatch(/^(http:\/\/localhost|https:\/\/checkout|tel:|mailto:)/);
      expect(href).not.toContain('evil');
    }
    for (const body of [mail.html, mail.text]) {
      expect(body).not.toMatch(/https:\/\/evil|www\.evil|@evil|[a-z]\.example\/pay/);
      expect(body).not.toContain(`Hello ${planted.slice(0, 5)}`);
    }
    const calendars = mail.attachments.map(({ content }) => (typeof content === 'string' ? content : ''));
    expect(calendars.join('').replace(/\r\n /g, '')).not.toMatch(/https:\/\/evil|www\.evil|@evil/);
    if (aboutJobs.has(kind)) return;
    expect(mail.html.replace(/<blockquote.*?<\/blockquote>/gs, '')).not.toContain('prize');
    for (const line of mail.text.split('\n').filter((each) => /prize|evil/.test(each))) {
      expect(line).toMatch(/^> /);
    }
  });
});

it('a quotation names its author and stays readable', async () => {
  const { mail } = await plantedMail('office_new_request');
  expect(mail.text).toContain('They wrote:');
  expect(mail.text.replace(/\n> /g, ' ')).toContain('your $500 prize: https[:]//evil[.]example/pay');
});

/** An email of this kind in the owner’s words. */
async function wordedMail(kind: WordedKind, wording: EmailWording) {
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  const { records, subject } = kindRecords[kind]({ email, at: new Date(), random: randomFrom(randomUUID()) });
  for (const { collection, id, fields } of records) await db.collection(collection).doc(id).set(fields);
  const mail = await inContext('an-event', {}, (context) => {
    context.settings = { ...factorySettings, emails: { ...factorySettings.emails, [kind]: wording } };
    return composeMail([{ kind, subject } as unknown as MailDocument], new Date());
  });
  if (!mail) throw new Error(`no mail of the kind ${kind}`);
  return { ...mail, text: mail.text.replace(/\s+/g, ' ') };
}

/** Where something was filled in, there is something. */
const filled = (template: string) =>
  new RegExp(
    template
      .split(/\{[^}]*\}|…/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^{}]+'),
  );

describe.each(wordedKinds)('the email %s', (kind) => {
  it('has the standard wording that the office is shown', async () => {
    const mail = await wordedMail(kind, { subject: '', opening: '' });
    const standard = standardWording(kind);
    expect(mail.subject).toMatch(filled(standard.subject));
    expect(mail.text).toMatch(filled(standard.opening));
  });

  it('fills in everything that it says it can, in the owner’s words', async () => {
    const using = (text: 'subject' | 'opening') =>
      `Begin ${placeholdersOf(kind, text)
        .map((name) => `${name}: {${name}}`)
        .join(' and ')} end`;
    const mail = await wordedMail(kind, { subject: using('subject'), opening: using('opening') });
    expect(mail.subject).toMatch(filled(using('subject')));
    expect(mail.text).toMatch(filled(using('opening')));
    expect(mail.text).not.toMatch(filled(standardWording(kind).opening));
    expect(mail.html).toContain('Begin ');
  });
});
