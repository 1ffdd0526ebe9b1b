import { shownAccess } from '@domain/job/access-codes';
import type { Questionnaire } from '@domain/questionnaire/questionnaire';
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
  const questionnaire: Omit<Questionnaire, 'booking_id'> & { booking_id?: string } = {
    ...stored,
    access_method_other: shownAccess(link.job.status, stored.access_method_other),
    special_access_conditions: shownAccess(link.job.status, stored.special_access_conditions),
    created_at: toIso(stored.created_at),
  };
  // Not secret, but of no use to a client.
  delete questionnaire.booking_id;
  return { state: 'found', questionnaire };
});
