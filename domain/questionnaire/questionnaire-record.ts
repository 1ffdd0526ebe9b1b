import { object } from 'yup';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import { instant, numeric, oneOf, text } from '../firestore/stored-fields';
import type { Questionnaire } from './questionnaire';
import {
  accessMethods,
  agentAnswers,
  reportRecipients,
  sewerConnectionTypes,
  yesNoNotSure,
} from './questionnaire-answers';

const questionnaire: Reads<Questionnaire<Instant>> = object({
  booking_id: text(),
  year_built: numeric(),
  sewer_connection_type: oneOf(sewerConnectionTypes),
  backflow_prevention_device: oneOf(yesNoNotSure),
  cleanout_location_known: oneOf(yesNoNotSure),
  cleanout_description: text(),
  utilities_on: oneOf(yesNoNotSure),
  access_method: oneOf(accessMethods),
  access_method_other: text(),
  special_access_conditions: text(),
  known_sewer_issues: text(),
  report_recipient: oneOf(reportRecipients),
  report_recipient_other: text(),
  agent_name: text(),
  agent_phone: text(),
  agent_email: text(),
  report_to_agent: oneOf(agentAnswers).default(''),
  created_at: instant(),
});

export const questionnaireRecord = recordType(collections.sewerScopeQuestionnaires, questionnaire);
