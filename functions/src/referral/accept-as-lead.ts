import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { CallResponse } from '@domain/api/contract';
import { defaultTime } from '@domain/booking/preferred-time';
import { business } from '@domain/business/business';
import { bookingPrice } from '@domain/business/prices';
import { toE164 } from '@domain/contact/phone';
import { collections } from '@domain/firestore/paths';
import type { Referral } from '@domain/referral/referral';
import type { Lead } from '@domain/request/lead';
import { searchKeys } from '@domain/search/search-keys';
import { calendarDateIn } from '@domain/time/calendar-date';
import { openAuditTrail } from '../platform/audit';
import type { AdminCaller } from '../platform/authorise';
import { firestore } from '../platform/firestore';
import { clientOf } from '../records/referral/client-of';
import { followRead } from '../records/referral/follow-referral';

/** Makes the referral a request, whose client the office calls first. */
export async function acceptAsLead(
  transaction: Transaction,
  referral: Referral,
  admin: AdminCaller,
  now: Date,
): Promise<CallResponse<'office-referral-accept'>> {
  const lead = firestore().collection(collections.leads).doc();
  const followed = await followRead(transaction, referral, admin, now);
  const audit = await openAuditTrail(transaction, { collection: collections.leads, id: lead.id }, admin, now);
  const fields = leadOf(referral, now);
  transaction.create(lead, { ...fields, created_at: Timestamp.fromDate(now) });
  audit.append({ action: 'created', changed: { ...fields } });
  followed.move('accepted', { lead_id: lead.id, handled_by: admin.email });
  return { referralId: referral.id, leadId: lead.id, bookingId: null };
}

/** No date is agreed yet. The referrer's notes are not copied as the client's instructions. */
function leadOf(referral: Referral, now: Date): Omit<Lead, 'id' | 'created_at'> {
  return {
    name: referral.client_name,
    email: referral.client_email,
    phone: referral.client_phone,
    phone_e164: toE164(referral.client_phone) ?? '',
    address: referral.client_address,
    service_type: referral.service_needed,
    preferred_date: calendarDateIn(business.timeZone, now),
    preferred_time: defaultTime,
    date_flexible: true,
    time_flexible: true,
    special_instructions: '',
    report_for: null,
    price: bookingPrice(referral.service_needed),
    quoted_price: null,
    status: 'new',
    forms_booking_id: referral.forms_booking_id,
    referral_id: referral.id,
    search_keys: searchKeys(clientOf(referral)),
  };
}
