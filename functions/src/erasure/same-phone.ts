import type { PersonMarks } from '@domain/erasure/person-marks';
import { formatPhone } from '@domain/contact/phone';
import { collections } from '@domain/firestore/paths';
import { firestore } from '../platform/firestore';

const shownAtMost = 10;

/** Records that hold both a phone number and an email address. */
const places = [
  { collection: collections.leads, phone: 'phone', email: 'email' },
  { collection: collections.customers, phone: 'phone', email: 'email' },
  { collection: collections.referrals, phone: 'client_phone', email: 'client_email' },
  { collection: collections.referrals, phone: 'referrer_phone', email: 'referrer_email' },
] as const;

/** Other email addresses stored with the person's phone numbers: their own, or of their household. */
export async function samePhone({ email, phones }: PersonMarks): Promise<string[]> {
  const found = await Promise.all(
    phones.flatMap((digits) =>
      places.map(async (place) => {
        const rows = await firestore()
          .collection(place.collection)
          .where(place.phone, '==', formatPhone(digits))
          .limit(50)
          .get();
        return rows.docs.map((row) => row.get(place.email) as string);
      }),
    ),
  );
  const others = new Set(found.flat().filter((address) => address !== '' && address !== email));
  return [...others].toSorted().slice(0, shownAtMost);
}
