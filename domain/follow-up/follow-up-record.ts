import { object } from 'yup';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import { instant, numericOrNull, oneOf, text } from '../firestore/stored-fields';
import { followUpConnectionTypes, followUpYesNo, type FollowUpAnswers } from './follow-up';

/** A stored follow-up questionnaire, id = the job's id. `At`: how a moment is given. */
export interface StoredFollowUp<At> extends FollowUpAnswers {
  readonly booking_id: string;
  readonly created_at: At;
}

const followUp: Reads<StoredFollowUp<Instant>> = object({
  booking_id: text(),
  property_year_built: numericOrNull(),
  sewer_connection_type: oneOf(followUpConnectionTypes),
  backflow_prevention_device: oneOf(followUpYesNo),
  main_cleanout_location_known: oneOf(followUpYesNo),
  main_cleanout_description: text(),
  water_power_availability: oneOf(followUpYesNo),
  unusual_access_conditions: text(),
  known_sewer_issues: text(),
  created_at: instant(),
});

export const followUpRecord = recordType(collections.followUpQuestionnaires, followUp);
