import { heldKinds, type HeldKind, type PersonFound } from '@domain/erasure/erase-person';
import { shortDate } from '@domain/time/calendar-date';
import { dollars } from '@domain/text/dollars';

/** The office's name for each kind of record, singular and plural. */
const words: Record<HeldKind, readonly [one: string, more: string]> = {
  requests: ['request', 'requests'],
  jobs: ['job', 'jobs'],
  reports: ['report', 'reports'],
  signedDocuments: ['signed document', 'signed documents'],
  referralsOfThem: ['referral of this person', 'referrals of this person'],
  referralsByThem: ['referral by this person', 'referrals by this person'],
  rewards: ['reward for this person', 'rewards for this person'],
  questionnairesNamingThem: ['questionnaire that names them', 'questionnaires that name them'],
};

/** A person's stored records as a list of words; empty where there are none. */
export function heldWords({ held, customer }: Pick<PersonFound, 'held' | 'customer'>): string[] {
  const counted = heldKinds
    .filter((kind) => held[kind] > 0)
    .map((kind) => `${held[kind]} ${words[kind][held[kind] === 1 ? 0 : 1]}`);
  return customer ? [...counted, 'their customer record, with access to the portal'] : counted;
}

/** What to settle before a person is erased, because it is impossible afterwards. */
export function warningsOf({ appointments, unpaid, rewardsOwed, samePhone }: PersonFound): string[] {
  return [
    ...(appointments.length > 0
      ? [
          `They have an upcoming appointment: ${appointments.map(shortDate).join('; ')}. It will be deleted, and no one will come.`,
        ]
      : []),
    ...(unpaid > 0 ? [`${dollars(unpaid)} is still unpaid. You can’t collect it after this.`] : []),
    ...(rewardsOwed > 0
      ? [`We owe them ${dollars(rewardsOwed)} in rewards. Pay or void the rewards first.`]
      : []),
    ...(samePhone.length > 0
      ? [
          `Their phone number is also used by ${samePhone.join(', ')}. If that’s them too, erase that as well.`,
        ]
      : []),
  ];
}
