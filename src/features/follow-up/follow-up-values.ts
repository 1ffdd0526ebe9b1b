import { fieldsIn } from '@domain/json/guards';
import type { followUpAnswersSchema } from '@domain/follow-up/follow-up';

/** The form's values: every answer as text, empty until it is given. */
export type FollowUpValues = Record<keyof (typeof followUpAnswersSchema)['fields'], string>;

const emptyFollowUp: FollowUpValues = {
  property_year_built: '',
  sewer_connection_type: '',
  backflow_prevention_device: '',
  main_cleanout_location_known: '',
  main_cleanout_description: '',
  water_power_availability: '',
  unusual_access_conditions: '',
  known_sewer_issues: '',
};

/** The form's values from a stored draft or submission. */
export function followUpValuesIn(data: unknown): FollowUpValues {
  const stored = fieldsIn(data);
  const textOf = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return Object.fromEntries(
    Object.keys(emptyFollowUp).map((name) => [name, textOf(stored[name])]),
  ) as FollowUpValues;
}
