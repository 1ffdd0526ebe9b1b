import { changedFields } from '@/offline/changed-fields';
import type { MissedEdit } from '@/offline/outbox-entry';
import { MissedChange } from '@/shared/unsent/missed-change';

/** Field of the form -> its label. */
const labels = {
  property_year_built: 'What year was the property built?',
  sewer_connection_type: 'What is the property connected to?',
  backflow_prevention_device: 'Is there a backflow prevention device?',
  main_cleanout_location_known: 'Do you know where the main cleanout is?',
  main_cleanout_description: 'Where is it?',
  water_power_availability: 'Will water and power be on during the inspection?',
  unusual_access_conditions: 'Is there anything unusual about getting in?',
  known_sewer_issues: 'Do you know of any problems with the sewer line?',
};

const choices: Readonly<Record<string, string>> = {
  yes: 'Yes',
  no: 'No',
  not_sure: 'Not sure',
  city_sewer: 'City sewer',
  septic_tank: 'Septic tank',
};

/** Lists the answers of which the office has an earlier version. */
export function MissedFollowUp({ missed }: { readonly missed: MissedEdit }) {
  const changes = changedFields(missed, labels, (_, text) => choices[text] ?? text);
  return <MissedChange thing="answers" missed={missed} changes={changes} />;
}
