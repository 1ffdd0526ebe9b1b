import { collections } from '@domain/firestore/paths';
import { visitAnswersOf } from '@domain/follow-up/visit-answers';
import { accessFlagsOf } from '@domain/questionnaire/access-flags';
import { toQuestionnaire } from '@domain/questionnaire/questionnaire';
import { withoutCodes } from '@domain/job/access-codes';
import { publicOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { readableRecord } from '../platform/readable';
import { followUps, questionnaires } from '../records/questionnaire/stored-questionnaires';
import { acceptSubmission } from '../submission/accept-submission';
import { clientForm } from '../submission/client-form';
import { answerForAgent } from './answer-for-agent';

/**
 * client-questionnaire-submit: stores the answers (`sewer_scope_questionnaires`), and the access flags they raise
 * on the job, together with those of the follow-up, and whether the client's agent gets the report.
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
            special_instructions: withoutCodes(data.specialAccessConditions),
          },
          completes: { questionnaire_completed: true },
          accessFlags: async (transaction, bookingId) => {
            const followUp = readableRecord(await transaction.get(followUps().doc(bookingId)));
            return accessFlagsOf(...(followUp ? [visitAnswersOf(followUp)] : []), data);
          },
          follows: (transaction, link) =>
            answerForAgent(transaction, link, data, publicOf(call.caller), call.now),
        },
        publicOf(call.caller),
        call.now,
      );
    }),
  { countsItself: true },
);
