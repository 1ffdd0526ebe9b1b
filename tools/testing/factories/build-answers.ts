import type { FollowUpSubmission } from '@domain/follow-up/follow-up';
import type { QuestionnaireSubmission } from '@domain/questionnaire/questionnaire-answers';
import { easyVisit } from '../../demo/demo-forms';

/** The `data` of client-questionnaire-submit, with no answer that puts the visit at risk. */
export function buildQuestionnaireSubmission(
  overrides: Partial<QuestionnaireSubmission> & { booking_id: string },
): QuestionnaireSubmission {
  return {
    ...easyVisit,
    cleanoutDescription: 'North side, beside the hose bib',
    reportRecipient: 'buyer',
    agentName: 'Marcus Oyelaran',
    agentPhone: '(385) 555-0164',
    agentEmail: 'marcus@realty.example.com',
    ...overrides,
  };
}

/** The `data` of client-followup-submit. */
export function buildFollowUpSubmission(
  overrides: Partial<FollowUpSubmission> & { booking_id: string },
): FollowUpSubmission {
  return {
    property_year_built: 1978,
    sewer_connection_type: 'city_sewer',
    backflow_prevention_device: 'no',
    main_cleanout_location_known: 'not_sure',
    main_cleanout_description: '',
    water_power_availability: 'yes',
    unusual_access_conditions: '',
    known_sewer_issues: '',
    ...overrides,
  };
}
