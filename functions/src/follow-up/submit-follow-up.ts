import { collections } from '@domain/firestore/paths';
import { publicOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { followUps, type FollowUp } from '../records/questionnaire/stored-questionnaires';
import { acceptSubmission } from '../submission/accept-submission';
import { clientForm } from '../submission/client-form';

/** client-followup-submit: the follow-up questionnaire (`follow_up_questionnaires`). */
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
          logged: {
            message: answers.known_sewer_issues,
            special_instructions: answers.unusual_access_conditions,
          },
        },
        publicOf(call.caller),
        call.now,
      );
    }),
  { countsItself: true },
);
