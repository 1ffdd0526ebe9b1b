import { heldKinds, type HeldKind, type PersonFound } from '@domain/erasure/erase-person';
import { shortDate } from '@domain/time/calendar-date';
import { dollars } from '@domain/text/dollars';

/** What the office calls what is held: one of it, and more. */
const words: Record<HeldKind, readonly [one: string, more: string]> = {
  requests: ['request', 'requests'],
  jobs: ['job', 'jobs'],
  reports: ['report', 'reports'],
  signedPapers: ['signed paper', 'signed papers'],
  referralsOfThem: ['referral of them', 'referrals of them'],
  referralsByThem: ['referral by them', 'referrals by them'],
  rewards: ['reward of theirs', 'rewards of theirs'],
  questionnairesNamingThem: ['questionnaire that names them', 'questionnaires that name them'],
};

/** What is held of a person, as a list in words; empty where nothing is. */
export function heldWords({ held, customer }: Pick<PersonFound, 'held' | 'customer'>): string[] {
  const counted = heldKinds
    .filter((kind) => held[kind] > 0)
    .map((kind) => `${held[kind]} ${words[kind][held[kind] === 1 ? 0 : 1]}`);
  return customer ? [...counted, 'their record as a customer, with access to the portal'] : counted;
}

/** What to think of before a person is erased, as it can't be done after. */
export function warningsOf({ appointments, unpaid, rewardsOwed, samePhone }: PersonFound): string[] {
  return [
    ...(appointments.length > 0
      ? [
          `There is an appointment ahead: ${appointments.map(shortDate).join('; ')}. It goes, and nobody comes.`,
        ]
      : []),
    ...(unpaid > 0 ? [`${dollars(unpaid)} are not paid yet. Nothing can be asked for after this.`] : []),
    ...(rewardsOwed > 0
      ? [`${dollars(rewardsOwed)} of rewards are owed to them. Pay them, or void them, before.`]
      : []),
    ...(samePhone.length > 0
      ? [
          `Their phone number also stands under ${samePhone.join(', ')}. If that is them as well, erase it too.`,
        ]
      : []),
  ];
}
