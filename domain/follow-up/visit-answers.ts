import type { VisitAnswers } from '../questionnaire/access-flags';
import type { FollowUpAnswers } from './follow-up';

const connectionTypes = {
  city_sewer: 'city-sewer',
  septic_tank: 'septic-tank',
  not_sure: 'not-sure',
} as const satisfies Record<FollowUpAnswers['sewer_connection_type'], string>;

const yesNoNotSure = { yes: 'yes', no: 'no', not_sure: 'not-sure' } as const;

/** The follow-up's answers as the questionnaire would have them. */
export function visitAnswersOf(
  followUp: Pick<
    FollowUpAnswers,
    | 'sewer_connection_type'
    | 'backflow_prevention_device'
    | 'main_cleanout_location_known'
    | 'water_power_availability'
  >,
): VisitAnswers {
  return {
    utilitiesOn: yesNoNotSure[followUp.water_power_availability],
    cleanoutLocationKnown: yesNoNotSure[followUp.main_cleanout_location_known],
    backflowPreventionDevice: yesNoNotSure[followUp.backflow_prevention_device],
    sewerConnectionType: connectionTypes[followUp.sewer_connection_type],
  };
}
