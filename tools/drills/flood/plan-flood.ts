import { collections, type CollectionName } from '@domain/firestore/paths';
import { buildQuestionnaireSubmission } from '../../testing/factories/build-answers';
import { buildRequestSubmission } from '../../testing/factories/build-request-submission';
import { buildReferralSubmission } from '../../testing/factories/build-referral-submission';
import { formBody } from '../project/form-body';
import { randomUuid } from '../project/random-uuid';
import type { Random } from '../random';

export interface PlannedSubmission {
  readonly collection: CollectionName;
  readonly name: string;
  readonly data: object;
  /** A unique network address. */
  readonly from: string;
}

/** Of ten submissions, seven request an inspection, two refer a client, and one answers a questionnaire. */
const mix = [
  collections.leads,
  collections.leads,
  collections.referrals,
  collections.leads,
  collections.leads,
  collections.sewerScopeQuestionnaires,
  collections.leads,
  collections.referrals,
  collections.leads,
  collections.leads,
] as const;

/** The share that comes from a sender with an earlier submission. */
const repeated = 0.1;

export const questionnairesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => mix[index % mix.length]).filter(
    (collection) => collection === collections.sewerScopeQuestionnaires,
  ).length;

/** This many submissions; `keys` are the link keys for the questionnaires. */
export function planFlood(count: number, keys: readonly string[], random: Random): PlannedSubmission[] {
  const left = [...keys];
  return Array.from({ length: count }, (_, index) => {
    const collection = mix[index % mix.length]!;
    const who = random.chance(repeated) ? `again-${Math.floor(index / 50)}` : `client-${index}`;
    const from = `198.${18 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`;
    const body = (formType: string, data: object) => formBody(formType, data, randomUuid(random));
    switch (collection) {
      case collections.leads: {
        const data = buildRequestSubmission({ email: `${who}@example.com` });
        return { collection, from, name: 'secure-form-submission', data: body('booking', data) };
      }
      case collections.referrals: {
        const emails = { agentEmail: `agent-${who}@example.com`, clientEmail: `of-${index}@example.com` };
        const data = buildReferralSubmission(emails);
        return { collection, from, name: 'client-referral-submit', data: body('referral', data) };
      }
      case collections.sewerScopeQuestionnaires: {
        const data = buildQuestionnaireSubmission({ booking_id: left.shift() ?? '' });
        return { collection, from, name: 'client-questionnaire-submit', data: body('questionnaire', data) };
      }
    }
  });
}
