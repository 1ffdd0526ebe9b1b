import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import { toE164 } from '@domain/contact/phone';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { withoutCodes } from '@domain/job/access-codes';
import { clientOf } from '@domain/referral/client-of';
import type { IntroducedRequest } from '@domain/referral/introduction-calls';
import { requestOfIntroduced } from '@domain/request/new-request';
import { mayBecome } from '@domain/request/request-status';
import { searchKeys } from '@domain/search/search-keys';
import { undoEnd } from '@domain/job/undo-step';
import { judgeTime, withJudged } from '../job/judge-time';
import { nextMiss } from '../access/count-miss';
import { linkRefusal } from '../access/link-refusal';
import { publicOf, type PublicCaller } from '../platform/authorize';
import { callable } from '../platform/callable';
import { config } from '../platform/config';
import { phoneNow } from '../platform/phone-now';
import { rateLimited } from '../platform/rate-limit';
import { settingsIn } from '../platform/stored-settings';
import { prepareTextChoice } from '../records/contact-preferences/text-choice';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import { followRead } from '../records/referral/follow-referral';
import { referrals, type KnownReferral } from '../records/referral/stored-referral';
import type { StoredRequest } from '../records/request/stored-request';
import { acceptSubmission, type SubmittedRecord } from '../submission/accept-submission';
import { introducedReferral } from './introduced-referral';

/**
 * client-introduction-submit: the time that a referred client asks for. It is a request of the referral, as if the office
 * had accepted the referral as one; where the office has, that request gets what the client asks for.
 */
export const submitIntroduction = callable(
  'client-introduction-submit',
  (call) =>
    acceptSubmission('client-introduction-submit', call, () => {
      const { booking_id: key, ...asked } = call.parse().data;
      const caller = publicOf(call.caller);
      return {
        read: (transaction, submissionId) =>
          readIntroduction(transaction, { key, asked, submissionId, caller, now: call.now }),
      };
    }),
  { countsItself: true },
);

interface Asked {
  readonly key: string;
  readonly asked: IntroducedRequest;
  readonly submissionId: string;
  readonly caller: PublicCaller;
  readonly now: Date;
}

async function readIntroduction(
  transaction: Transaction,
  { key, asked, submissionId, caller, now }: Asked,
): Promise<SubmittedRecord | AppError> {
  const miss = await nextMiss(transaction, 'link', caller.networks, now);
  if (!miss.allowed) return rateLimited(miss);
  const found = await introducedReferral(key, now, transaction);
  if (found.state === 'asked' || found.state === 'agreed') return alreadyAsked();
  if (found.state !== 'free') {
    if (found.state === 'unknown') miss.record();
    return linkRefusal(found.state);
  }
  const { referral, request } = found;
  if (request && !mayBecome(request.stored.status, 'booked')) return linkRefusal('cancelled');

  const followed = await followRead(transaction, referral, caller, now);
  const at = Timestamp.fromDate(now);
  const { settings } = await settingsIn(transaction);
  const introduced = requestOfIntroduced(settings, referral, asked, now);
  const id = request?.reference.id ?? submissionId;
  // A request that the office has made of the referral stays with the office.
  const agreed = { optional: 'allowed', source: 'booking-form' } as const;
  const texts =
    asked.texts_agreed && config.texts !== null
      ? await prepareTextChoice(transaction, asked.phone, agreed, { actor: caller, now })
      : null;
  const judged = await judgeTime(transaction, { leadId: id, request: introduced, settings }, now, !request);
  const { confirmed, taken } = judged;
  const fields = withJudged(introduced, judged);
  const subject = { collection: collections.leads, id };
  return {
    record: subject,
    ...(request && { exists: true }),
    fields: {
      ...(request ? changesOf(request.stored, referral, fields) : { ...fields, ...confirmed?.fields }),
      client_asked_at: at,
      client_waits_since: at,
    },
    confirmed: confirmed !== null,
    taken,
    logged: {
      name: asked.name,
      email: asked.email,
      special_instructions: withoutCodes(asked.special_instructions),
    },
    writeAlong() {
      texts?.write();
      if (confirmed) {
        const { bookingId } = confirmed;
        followed.move('scheduled', { lead_id: id, booking_id: bookingId }, { heldUntil: undoEnd(now) });
      } else followed.move('accepted', { lead_id: id });
      transaction.update(referrals().doc(referral.id), { client_asked_at: at });
      if (confirmed) confirmed.write();
      else writeMailIntent(transaction, { kind: 'request_received', subject, recipient: asked.email, now });
      writeMailIntent(transaction, {
        kind: 'office_new_request',
        subject,
        recipient: business.officeEmail,
        now,
      });
    },
  };
}

/**
 * What changes in a request that the office has made of the referral. Details that the client left as they were filled in
 * stay, because the office may have corrected them since. The office has not seen the time yet, whatever it did before.
 */
function changesOf(
  request: StoredRequest,
  referral: KnownReferral,
  asked: ReturnType<typeof requestOfIntroduced>,
) {
  const filledIn = clientOf(referral);
  const correctedOr = <Field extends keyof typeof filledIn>(field: Field) =>
    asked[field] === filledIn[field] ? request[field] : asked[field];
  const client = {
    name: correctedOr('name'),
    email: correctedOr('email'),
    phone: correctedOr('phone'),
    address: correctedOr('address'),
  };
  return {
    ...client,
    phone_e164: toE164(client.phone) ?? '',
    preferred_date: asked.preferred_date,
    preferred_time: asked.preferred_time,
    preferred_until: asked.preferred_until,
    date_flexible: asked.date_flexible,
    time_flexible: asked.time_flexible,
    slot_problems: asked.slot_problems,
    special_instructions: asked.special_instructions,
    deadline: asked.deadline,
    search_keys: searchKeys(client),
    marked_by: null,
    marked_at: null,
  };
}

function alreadyAsked(): AppError {
  return new AppError(
    'already-handled',
    'the client has asked for a time',
    `You’ve already asked for a time. To change it, call us at ${phoneNow().display}.`,
  );
}
