import { collections } from '@domain/firestore/paths';
import { accessFlagsOf } from '@domain/questionnaire/access-flags';
import { toQuestionnaire } from '@domain/questionnaire/questionnaire';
import { publicOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { questionnaires } from '../records/questionnaire/stored-questionnaires';
import { acceptSubmission } from '../submission/accept-submission';
import { clientForm } from '../submission/client-form';

/**
 * client-questionnaire-submit: stores the answers (`sewer_scope_questionnaires`), and the access flags they raise
 * on the job.
 */
export const submitQuestionnaire = callable(
  'client-questionnaire-submit',
  (call) =>
    acceptSubmission('client-questionnaire-submit', call, () => {
      const { data } = call.parse();
      return clientForm(
        {
          key: data.booking_id,
          collection: collections.sewerScopeQuestionnaires,
          sent: async (transaction, bookingId) =>
            (await transaction.get(questionnaires().doc(bookingId))).data(),
          done: 'The questionnaire was already sent',
          fields: ({ bookingId }) => toQuestionnaire(data, bookingId),
          logged: {
            name: data.agentName,
            email: data.agentEmail,
            message: data.knownSewerIssues,
            special_instructions: data.specialAccessConditions,
          },
          completes: { questionnaire_completed: true },
          accessFlags: accessFlagsOf(data),
        },
        publicOf(call.caller),
        call.now,
      );
    }),
  { countsItself: true },
);
