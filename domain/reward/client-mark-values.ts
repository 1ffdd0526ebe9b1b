import { addressKey } from '../contact/address-key';
import { normalizeEmail } from '../contact/email';
import { toE164 } from '../contact/phone';
import type { ClientMark } from './reward';

/** A client's data, as in the referral or the job. */
export interface MarkedClient {
  readonly email: string;
  readonly phone: string;
  readonly address: string;
}

export interface ClientMarkValue {
  readonly mark: ClientMark;
  /** Normalized for comparison. */
  readonly value: string;
}

/** All marks of a client, each value once: those the referrer gave, and the office's corrections. */
export function clientMarkValues(records: readonly MarkedClient[]): ClientMarkValue[] {
  const all = records.flatMap(({ email, phone, address }): ClientMarkValue[] => [
    { mark: 'email', value: normalizeEmail(email) },
    { mark: 'phone', value: toE164(phone) ?? '' },
    { mark: 'address', value: addressKey(address) },
  ]);
  const distinct = new Map(all.map((each) => [`${each.mark}:${each.value}`, each]));
  return [...distinct.values()].filter(({ value }) => value !== '');
}
