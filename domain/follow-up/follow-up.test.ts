import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../testing/field-errors';
import { followUpAnswersSchema } from './follow-up';

const answers = {
  property_year_built: 1978,
  sewer_connection_type: 'septic_tank',
  backflow_prevention_device: 'not_sure',
  main_cleanout_location_known: 'yes',
  main_cleanout_description: '',
  water_power_availability: 'no',
  unusual_access_conditions: '',
  known_sewer_issues: '',
};
const errors = (overrides: object) =>
  Object.keys(fieldErrors(followUpAnswersSchema, { ...answers, ...overrides }, { today: '2026-11-21' }));

describe('the year', () => {
  test.each([null, '', 1800, '1978', 2026])('%j is accepted', (year) => {
    expect(errors({ property_year_built: year })).toEqual([]);
  });

  test.each([1799, 2027, 1978.5, 'old', -1])('%j is refused', (year) => {
    expect(errors({ property_year_built: year })).toEqual(['property_year_built']);
  });

  test('is stored as null if left empty', () => {
    expect(
      followUpAnswersSchema.cast({ ...answers, property_year_built: '' }).property_year_built,
    ).toBeNull();
  });
});

test.each([
  ['sewer_connection_type', 'city-sewer'],
  ['backflow_prevention_device', 'not-sure'],
  ['main_cleanout_location_known', ''],
  ['water_power_availability', undefined],
  ['known_sewer_issues', 'x'.repeat(2001)],
])('%s of %j is refused', (field, value) => {
  expect(errors({ [field]: value })).toEqual([field]);
});
