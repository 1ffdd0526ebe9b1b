import { collections } from '@domain/firestore/paths';
import { publicOf } from '../platform/authorize';
import { callable } from '../platform/callable';
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
          done: 'This questionnaire was already sent',
          fields: ({ bookingId }) => ({ ...answers, booking_id: bookingId }),
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
