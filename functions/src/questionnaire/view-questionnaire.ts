import { collections } from '@domain/firestore/paths';
import type { Questionnaire } from '@domain/questionnaire/questionnaire';
import { openLink } from '../access/open-link';
import { publicOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { firestore } from '../platform/firestore';
import { toIso } from '../platform/to-iso';

/** client-questionnaire-view: the saved answers, for the bearer of the job's link. */
export const viewQuestionnaire = callable('client-questionnaire-view', async ({ caller, now, parse }) => {
  const link = await openLink(parse().booking, publicOf(caller), now);
  if (link.state !== 'open') return link;
  const answers = firestore().collection(collections.sewerScopeQuestionnaires).doc(link.bookingId);
  const snapshot = await answers.get();
  if (!snapshot.exists) return { state: 'missing' };
  const questionnaire: Record<string, unknown> = {
    ...snapshot.data(),
    created_at: toIso(snapshot.get('created_at')),
  };
  // Not secret, but of no use to a client.
  delete questionnaire.booking_id;
  return { state: 'found', questionnaire: questionnaire as unknown as Omit<Questionnaire, 'booking_id'> };
});
