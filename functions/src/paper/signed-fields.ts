import { Timestamp } from 'firebase-admin/firestore';
import type { InferType } from 'yup';
import type { clientInfoSchema } from '@domain/api/form-submission';
import { business } from '@domain/business/business';
import { cleanLine } from '@domain/text/plain-text';
import { calendarDateIn } from '@domain/time/calendar-date';
import type { PublicCaller } from '../platform/authorise';

/** By whom, with what and when a paper is signed. */
export interface Signing {
  readonly caller: PublicCaller;
  readonly clientInfo: InferType<typeof clientInfoSchema>;
  readonly now: Date;
}

interface Signed {
  readonly client_name: string;
  readonly property_address: string;
  readonly client_signature: string;
  readonly text_version: string;
  readonly text_hash: string;
}

/** What every signed paper stores. Day and time are the server's; the device's clock is kept as evidence only. */
export function signedFields(bookingId: string, data: Signed, { caller, clientInfo, now }: Signing) {
  return {
    booking_id: bookingId,
    client_name: data.client_name,
    property_address: data.property_address,
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
    pdf: null,
  };
}
