import { openLink } from '../access/open-link';
import { publicOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { toIso } from '../platform/to-iso';
import { questionnaires } from '../records/questionnaire/stored-questionnaires';

/** client-questionnaire-view: the saved answers, for the bearer of the job's link. */
export const viewQuestionnaire = callable('client-questionnaire-view', async ({ caller, now, parse }) => {
  const link = await openLink(parse().booking, publicOf(caller), now);
  if (link.state !== 'open') return link;
  const stored = (await questionnaires().doc(link.bookingId).get()).data();
  if (!stored) return { state: 'missing' };
  // Not secret, but of no use to a client.
  const { booking_id: _, created_at, ...answers } = stored;
  return { state: 'found', questionnaire: { ...answers, created_at: toIso(created_at) } };
});
