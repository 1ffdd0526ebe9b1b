import { expect, test } from 'vitest';
import { buildFollowUpSubmission } from '../../../../tools/testing/factories/build-answers';
import { hiddenAccess } from '@domain/job/access-codes';
import type { JobStatus } from '@domain/job/job-status';
import { followUpFacts } from './follow-up-facts';

const shown = (overrides: Parameters<typeof buildFollowUpSubmission>[0], status: JobStatus = 'scheduled') =>
  Object.fromEntries(
    followUpFacts(buildFollowUpSubmission(overrides), status).map(({ name, value }) => [name, value]),
  );

test('each answer is shown, the cleanout with its place', () => {
  expect(
    shown({
      booking_id: 'b',
      main_cleanout_location_known: 'yes',
      main_cleanout_description: 'By the porch',
      water_power_availability: 'no',
      backflow_prevention_device: 'not_sure',
      sewer_connection_type: 'septic_tank',
      unusual_access_conditions: 'A dog',
      known_sewer_issues: 'Roots',
    }),
  ).toEqual({
    Cleanout: 'By the porch',
    'Water, power': 'No',
    Backflow: 'Not sure',
    Connection: 'Septic tank',
    'Year built': '1978',
    Access: 'A dog',
    'Known issues': 'Roots',
  });
});

test('what was left empty says so', () => {
  expect(
    shown({ booking_id: 'b', main_cleanout_location_known: 'yes', property_year_built: null }),
  ).toMatchObject({
    Cleanout: 'Known',
    'Year built': 'Not answered',
    Access: 'Nothing unusual',
    'Known issues': 'None',
  });
});

test('how to get in is hidden once the job is over', () => {
  const answers = { booking_id: 'b', unusual_access_conditions: 'Gate code 4711' };
  expect(shown(answers).Access).toBe('Gate code 4711');
  expect(shown(answers, 'completed').Access).toBe(hiddenAccess);
});
