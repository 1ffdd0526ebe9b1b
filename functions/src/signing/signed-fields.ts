import { Timestamp } from 'firebase-admin/firestore';
import type { InferType } from 'yup';
import type { clientInfoSchema } from '@domain/api/form-submission';
import { business } from '@domain/business/business';
import { AppError } from '@domain/errors/app-error';
import type { SigningType } from '@domain/legal/legal-text';
import { otherSigner } from '@domain/legal/other-signer';
import { signedWithOf } from '@domain/legal/signed-with';
import { canonicalFacts, type SigningFacts } from '@domain/legal/signing-facts';
import { cleanLine } from '@domain/text/plain-text';
import { calendarDateIn } from '@domain/time/calendar-date';
import type { OpenLink } from '../access/resolve-link';
import type { PublicCaller } from '../platform/authorize';
import { letterheadNow } from '../platform/letterhead-now';
import { sha256 } from '../platform/hash';
import { bookedFacts } from './booked-facts';

const changed =
  'Your booking has changed since you opened this page. Check the details shown now before you sign.';

/**
 * The refusal of a signature under outdated job details; null if they are current, and for pages of earlier
 * releases, which don't send what they showed.
 */
function checkFacts(current: SigningFacts, shownHash: string | undefined): AppError | null {
  if (shownHash === undefined || shownHash === sha256(canonicalFacts(current))) return null;
  return new AppError('invalid-input', 'the booking is another by now', changed, {
    fields: { facts_hash: changed },
  });
}

/** By whom, for which job and when a document is signed. */
export interface Signing {
  readonly caller: PublicCaller;
  readonly clientInfo: InferType<typeof clientInfoSchema>;
  readonly now: Date;
}

interface Signed {
  readonly client_name: string;
  readonly client_signature: string;
  readonly text_version: string;
  readonly text_hash: string;
  readonly facts_hash?: string | undefined;
}

/**
 * The fields that every signed document stores. The property comes from the job, date and time from the server's
 * clock, and on whose device it was signed from the key; the device's clock is stored only as evidence.
 */
function signedFields(
  { bookingId, job, scope }: OpenLink,
  data: Signed,
  { property_address }: SigningFacts,
  { caller, clientInfo, now }: Signing,
) {
  return {
    booking_id: bookingId,
    client_name: data.client_name,
    booked_for: job.customer.name,
    property_address,
    signature_date: calendarDateIn(business.timeZone, now),
    client_signature: data.client_signature,
    electronic_consent: true,
    text_version: data.text_version,
    text_hash: data.text_hash,
    evidence: {
      signed_at: Timestamp.fromDate(now),
      ip_address: caller.address,
      user_agent: cleanLine(clientInfo.userAgent),
      device_timestamp: cleanLine(clientInfo.timestamp),
    },
    signed_with: signedWithOf(scope),
    letterhead: letterheadNow(),
    pdf: null,
  };
}

/** Signing of a document of this type: refused if the job's details changed, otherwise stored with them. */
export function signedForm(type: SigningType, data: Signed, signing: Signing) {
  return {
    refusal: ({ job }: OpenLink) => checkFacts(bookedFacts(type, job), data.facts_hash),
    fields: (link: OpenLink) => signedFields(link, data, bookedFacts(type, link.job), signing),
    marks: ({ job }: OpenLink) => {
      const other = otherSigner({ ...data, booked_for: job.customer.name });
      return other === null ? null : { signed_by_other: true };
    },
  };
}
