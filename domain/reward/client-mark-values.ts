import { addressKey } from '../contact/address-key';
import { normaliseEmail } from '../contact/email';
import { toE164 } from '../contact/phone';
import type { ClientMark } from './reward';

/** A client's data, as the referral or the job has them. */
export interface MarkedClient {
  readonly email: string;
  readonly phone: string;
  readonly address: string;
}

export interface ClientMarkValue {
  readonly mark: ClientMark;
  /** In the form in which it is compared. */
  readonly value: string;
}

/** All by which a client is known again, each value once: what the referrer gave, and what the office corrected since. */
export function clientMarkValues(records: readonly MarkedClient[]): ClientMarkValue[] {
  const all = records.flatMap(({ email, phone, address }): ClientMarkValue[] => [
    { mark: 'email', value: normaliseEmail(email) },
    { mark: 'phone', value: toE164(phone) ?? '' },
    { mark: 'address', value: addressKey(address) },
  ]);
  const distinct = new Map(all.map((each) => [`${each.mark}:${each.value}`, each]));
  return [...distinct.values()].filter(({ value }) => value !== '');
}
