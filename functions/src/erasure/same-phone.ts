import type { PersonMarks } from '@domain/erasure/person-marks';
import { formatPhone } from '@domain/contact/phone';
import { readable } from '../platform/readable';
import { customers } from '../records/customer/stored-customer';
import { referrals } from '../records/referral/stored-referral';
import { requests } from '../records/request/stored-request';

const shownAtMost = 10;
const readAtMost = 50;

/** Other email addresses stored with the person's phone numbers: their own, or of their household. */
export async function samePhone({ email, phones }: PersonMarks): Promise<string[]> {
  const found = await Promise.all(phones.map((digits) => addressesWith(formatPhone(digits))));
  const others = new Set(found.flat().filter((address) => address !== '' && address !== email));
  return [...others].toSorted().slice(0, shownAtMost);
}

/** The email addresses in records with this phone number. */
async function addressesWith(phone: string): Promise<string[]> {
  const [asked, known, referred, referring] = await Promise.all([
    requests().where('phone', '==', phone).limit(readAtMost).get(),
    customers().where('phone', '==', phone).limit(readAtMost).get(),
    referrals().where('client_phone', '==', phone).limit(readAtMost).get(),
    referrals().where('referrer_phone', '==', phone).limit(readAtMost).get(),
  ]);
  return [
    ...readable(asked.docs).map(({ stored }) => stored.email),
    ...readable(known.docs).map(({ stored }) => stored.email),
    ...readable(referred.docs).map(({ stored }) => stored.client_email),
    ...readable(referring.docs).map(({ stored }) => stored.referrer_email),
  ];
}
