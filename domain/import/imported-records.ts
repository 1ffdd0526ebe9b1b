import { business } from '../business/business';
import { toE164 } from '../contact/phone';
import { newJob } from '../job/ordered-job';
import type { StoredJob } from '../job/job-record';
import { withoutCodes } from '../job/access-codes';
import { referralNotes } from '../referral/referral-submission';
import type { StoredReferral } from '../referral/referral-record';
import { searchKeys } from '../search/search-keys';
import { referralServiceTitle } from '../settings/offered-services';
import { addDays } from '../time/calendar-date';
import { instantOf } from '../time/zoned-instant';
import type { CustomerSnapshot } from '../job/job';
import type { ImportOrigin } from './import-kinds';
import type { CustomerRow, JobRow, ReferralRow } from './read-row';

/** How a moment of the row is stored, who imports, and where the record comes from. */
interface Making<At> {
  readonly at: (moment: Date) => At;
  /** The admin's email address. */
  readonly by: string;
  readonly origin: ImportOrigin;
}

const noon = '12:00';

/**
 * No file says when a job was booked or cancelled. Eight days before its date, it is never one of the jobs booked or
 * cancelled in the last seven days.
 */
const bookedDaysBefore = 8;

export function clientOfRow(
  row: Pick<CustomerRow, 'clientName' | 'clientEmail' | 'clientPhone' | 'address'>,
): CustomerSnapshot {
  return { name: row.clientName, email: row.clientEmail, phone: row.clientPhone, address: row.address };
}

/**
 * A past job as it is stored: over, without forms, links or emails. It has no `completed_at`, because Mark Complete
 * was never pressed, so no figure of the last days counts it.
 */
export function importedJob<At>(
  row: JobRow,
  { customerId, propertyId }: { readonly customerId: string; readonly propertyId: string },
  { at, by, origin }: Making<At>,
): StoredJob<At> {
  const time = row.time === '' ? noon : row.time;
  const took = instantOf(row.date, time, business.timeZone);
  const booked = at(instantOf(addDays(row.date, -bookedDaysBefore), noon, business.timeZone));
  const customer = clientOfRow(row);
  const fresh = newJob<At>(
    {
      service_type: row.service,
      special_instructions: withoutCodes(row.note),
      scheduled_date: row.date,
      scheduled_time: time,
      scheduled_until: null,
      inspector_id: null,
      total_price: row.price,
      deadline: null,
      lead_id: null,
      referral_id: null,
      status: 'scheduled',
      customer_id: customerId,
      customer,
      property_id: propertyId,
      search_keys: searchKeys(customer),
      forms_link: null,
    },
    { at: booked, formsMail: null, overlap: null },
  );
  return {
    ...fresh,
    status: row.status,
    workflow_status: 'scheduled',
    // Its note has none.
    codes_erased: true,
    cancellation: row.status === 'cancelled' ? { reason: '', at: booked, by } : null,
    ...paymentOf(row, { at, by, took }),
    origin,
  };
}

/**
 * The payment as the file gives it. Without one, a completed job counts as settled before the import: nobody is asked
 * to pay for it, and it is not on the list of unpaid jobs.
 */
function paymentOf<At>(
  row: JobRow,
  { at, by, took }: Pick<Making<At>, 'at' | 'by'> & { readonly took: Date },
): Pick<StoredJob<At>, 'payment_state' | 'payment'> {
  const unknown = row.payment === '';
  const state = unknown && row.status === 'completed' ? 'waived' : row.payment || 'unpaid';
  if (state === 'unpaid') return { payment_state: 'unpaid', payment: null };
  const paid = state === 'paid';
  const note = unknown ? 'Imported without a payment' : 'Imported';
  const on = row.paidOn === '' ? took : instantOf(row.paidOn, noon, business.timeZone);
  return {
    payment_state: state,
    payment: {
      amount: paid ? row.price : 0,
      method: paid ? 'other' : '',
      note,
      at: at(on),
      by,
      replaced: null,
    },
  };
}

/** A referral of the past: finished, without a job of ours, so that it can never earn a reward. */
export function importedReferral<At>(row: ReferralRow, { at, by, origin }: Making<At>): StoredReferral<At> {
  const client = clientOfRow(row);
  const made = at(instantOf(row.date, noon, business.timeZone));
  const notes = [referralNotes(row.company, ''), withoutCodes(row.note)];
  return {
    referrer_name: row.referrerName,
    referrer_email: row.referrerEmail,
    referrer_phone: row.referrerPhone,
    referrer_phone_e164: toE164(row.referrerPhone) ?? '',
    referrer_company: row.company,
    referrer_kind: 'agent',
    preferred_reward: '',
    reward_amount: 0,
    device: '',
    client_name: client.name,
    client_email: client.email,
    client_phone: client.phone,
    client_address: client.address,
    client_agreed: false,
    suitable_days: '',
    needed_by: '',
    access_notes: '',
    client_asked_at: null,
    service_needed: referralServiceTitle,
    additional_notes: notes.filter(Boolean).join('. '),
    lead_id: null,
    booking_id: null,
    forms_booking_id: null,
    progress: row.outcome,
    accepted_at: made,
    scheduled_at: null,
    completed_at: row.outcome === 'completed' ? made : null,
    closed_at: row.outcome === 'closed' ? made : null,
    declined_at: null,
    declined_by: null,
    handled_by: by,
    // Its note has none.
    codes_erased: true,
    search_keys: searchKeys(client, {
      name: row.referrerName,
      email: row.referrerEmail,
      phone: row.referrerPhone,
      address: row.company,
    }),
    origin,
    created_at: made,
  };
}
