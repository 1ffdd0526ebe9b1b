import type { CallRequest } from '@domain/api/contract';
import { DamagedRecord } from '@domain/firestore/record-type';
import { collections, type CollectionName } from '@domain/firestore/paths';
import type { MailSubject } from '@domain/mail/mail-subject';
import type { WordedKind } from '@domain/settings/worded-kinds';
import { callable } from '../platform/callable';
import { rawCollection } from '../platform/collection-of';
import { inPreview } from '../platform/request-context';
import { settingsNow } from '../platform/settings-now';
import { composeAbout } from './compose-mail';
import type { ComposedMail } from './compose/composer';
import { composeSample } from './compose/kinds/sample-email';

/** office-email-preview: an email in words that may not be saved yet, about the newest record that fits. */
export const previewEmail = callable('office-email-preview', async ({ now, parse }) => {
  const { mail, isReal, isStandard } = await emailToLookAt(parse(), now);
  const { subject, html, text } = mail;
  return { subject, html, text, isReal, isStandard };
});

interface EmailToLookAt {
  readonly mail: ComposedMail;
  /** Whether it is about a stored record, not about sample values. */
  readonly isReal: boolean;
  /** Whether some of the words don't fit that record, so that the standard ones stand there. */
  readonly isStandard: boolean;
}

/** An email in these words; its links open nothing. */
export async function emailToLookAt(
  { kind, subject, opening }: CallRequest<'office-email-preview'>,
  now: Date,
): Promise<EmailToLookAt> {
  const saved = settingsNow();
  const settings = { ...saved, emails: { ...saved.emails, [kind]: { subject, opening } } };
  let fallback: EmailToLookAt | null = null;
  for (const record of await newestRecords(kind)) {
    const { result: mail, standard } = await inPreview(settings, () => composed(kind, record, now));
    if (mail === null) continue;
    const found = { mail, isReal: true, isStandard: standard };
    if (!standard) return found;
    fallback ??= found;
  }
  if (fallback) return fallback;
  const { result: mail, standard } = await inPreview(settings, () => composeSample(kind, now));
  return { mail, isReal: false, isStandard: standard };
}

/** How many of the newest records are tried. */
const triedAtMost = 30;

const recordsOf: Record<WordedKind, CollectionName> = {
  request_received: collections.leads,
  booking_approved: collections.bookings,
  forms_reminder: collections.bookings,
  followup_questionnaire: collections.bookings,
  appointment_confirmation: collections.bookings,
  appointment_moved: collections.bookings,
  appointment_cancelled: collections.bookings,
  report_ready: collections.inspectionReports,
  report_open: collections.inspectionReports,
  film_ready: collections.inspectionReports,
  inspection_reminder: collections.inspectionReports,
  review_request: collections.inspectionReports,
  payment_receipt: collections.bookings,
  payment_refunded: collections.bookings,
  referral_received: collections.referrals,
  referral_introduction: collections.referrals,
  referral_progress: collections.referrals,
};

/** The newest records that an email of this kind may be about. */
async function newestRecords(kind: WordedKind): Promise<readonly MailSubject[]> {
  const collection = recordsOf[kind];
  const newest = await rawCollection(collection)
    .orderBy('created_at', 'desc')
    .limit(triedAtMost)
    .select()
    .get();
  return newest.docs.map(({ id }) => ({ collection, id }));
}

/** Null if there is nothing to say about the record, or it is damaged, which is logged where it is read. */
async function composed(kind: WordedKind, record: MailSubject, now: Date): Promise<ComposedMail | null> {
  try {
    return await composeAbout(kind, record, now);
  } catch (error) {
    if (!(error instanceof DamagedRecord)) throw error;
    return null;
  }
}
