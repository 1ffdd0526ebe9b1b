import type { QuestionnaireAnswers } from './questionnaire-answers';

/** The stored answers, collection `sewer_scope_questionnaires`, id = the booking's id: requirement Q-13. */
export interface Questionnaire {
  readonly booking_id: string;
  readonly year_built: number;
  readonly sewer_connection_type: QuestionnaireAnswers['sewerConnectionType'];
  readonly backflow_prevention_device: QuestionnaireAnswers['backflowPreventionDevice'];
  readonly cleanout_location_known: QuestionnaireAnswers['cleanoutLocationKnown'];
  readonly cleanout_description: string;
  readonly utilities_on: QuestionnaireAnswers['utilitiesOn'];
  readonly access_method: QuestionnaireAnswers['accessMethod'];
  readonly access_method_other: string;
  readonly special_access_conditions: string;
  readonly known_sewer_issues: string;
  readonly report_recipient: QuestionnaireAnswers['reportRecipient'];
  readonly report_recipient_other: string;
  readonly agent_name: string;
  readonly agent_phone: string;
  readonly agent_email: string;
  /** ISO 8601. */
  readonly created_at: string;
}

/** Answers -> the stored fields. */
export function toQuestionnaire(
  answers: QuestionnaireAnswers,
  bookingId: string,
): Omit<Questionnaire, 'created_at'> {
  return {
    booking_id: bookingId,
    year_built: Number(answers.yearBuilt),
    sewer_connection_type: answers.sewerConnectionType,
    backflow_prevention_device: answers.backflowPreventionDevice,
    cleanout_location_known: answers.cleanoutLocationKnown,
    cleanout_description: answers.cleanoutDescription,
    utilities_on: answers.utilitiesOn,
    access_method: answers.accessMethod,
    access_method_other: answers.accessMethodOther,
    special_access_conditions: answers.specialAccessConditions,
    known_sewer_issues: answers.knownSewerIssues,
    report_recipient: answers.reportRecipient,
    report_recipient_other: answers.reportRecipientOther,
    agent_name: answers.agentName,
    agent_phone: answers.agentPhone,
    agent_email: answers.agentEmail,
  };
}

/** The stored fields -> the answers, for the read-only view. */
export function toAnswers(stored: Omit<Questionnaire, 'created_at'>): QuestionnaireAnswers {
  return {
    yearBuilt: String(stored.year_built),
    sewerConnectionType: stored.sewer_connection_type,
    backflowPreventionDevice: stored.backflow_prevention_device,
    cleanoutLocationKnown: stored.cleanout_location_known,
    cleanoutDescription: stored.cleanout_description,
    utilitiesOn: stored.utilities_on,
    accessMethod: stored.access_method,
    accessMethodOther: stored.access_method_other,
    specialAccessConditions: stored.special_access_conditions,
    knownSewerIssues: stored.known_sewer_issues,
    reportRecipient: stored.report_recipient,
    reportRecipientOther: stored.report_recipient_other,
    agentName: stored.agent_name,
    agentPhone: stored.agent_phone,
    agentEmail: stored.agent_email,
  };
}
