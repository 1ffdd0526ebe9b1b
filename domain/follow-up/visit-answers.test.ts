import { expect, test } from 'vitest';
import { visitAnswersOf } from './visit-answers';

test('the follow-up’s answers become the questionnaire’s', () => {
  expect(
    visitAnswersOf({
      sewer_connection_type: 'septic_tank',
      backflow_prevention_device: 'not_sure',
      main_cleanout_location_known: 'yes',
      water_power_availability: 'no',
    }),
  ).toEqual({
    sewerConnectionType: 'septic-tank',
    backflowPreventionDevice: 'not-sure',
    cleanoutLocationKnown: 'yes',
    utilitiesOn: 'no',
  });
});
