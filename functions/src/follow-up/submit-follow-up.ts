import { collections } from '@domain/firestore/paths';
import { visitAnswersOf } from '@domain/follow-up/visit-answers';
import { accessFlagsOf } from '@domain/questionnaire/access-flags';
import { toAnswers } from '@domain/questionnaire/questionnaire';
import { withoutCodes } from '@domain/job/access-codes';
import { publicOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { readableRecord } from '../platform/readable';
import { followUps, questionnaires, type FollowUp } from '../records/questionnaire/stored-questionnaires';
import { acceptSubmission } from '../submission/accept-submission';
import { clientForm } from '../submission/client-form';

/**
 * client-followup-submit: stores the answers (`follow_up_questionnaires`), and the access flags on the job that they
 * and the questionnaire raise.
 */
export const submitFollowUp = callable(
  'client-followup-submit',
  (call) =>
    acceptSubmission('client-followup-submit', call, () => {
      const { booking_id: key, ...answers } = call.parse().data;
      return clientForm(
        {
          key,
          collection: collections.followUpQuestionnaires,
          sent: async (transaction, bookingId) => (await transaction.get(followUps().doc(bookingId))).data(),
          done: 'This questionnaire was already sent',
          fields: ({ bookingId }): Omit<FollowUp, 'created_at'> => ({ ...answers, booking_id: bookingId }),
          notes: { follow_up_answered: true },
          accessFlags: async (transaction, bookingId) => {
            const earlier = readableRecord(await transaction.get(questionnaires().doc(bookingId)));
            return accessFlagsOf(...(earlier ? [toAnswers(earlier)] : []), visitAnswersOf(answers));
          },
          logged: {
            message: answers.known_sewer_issues,
            special_instructions: withoutCodes(answers.unusual_access_conditions),
          },
        },
        publicOf(call.caller),
        call.now,
      );
    }),
  { countsItself: true },
);
