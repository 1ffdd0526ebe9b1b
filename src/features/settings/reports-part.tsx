import { FormCheckboxField } from '@/forms/form-checkbox-field';
import { SettingsPart } from './settings-part';

/** Whether inspectors send reports by themselves. */
export function ReportsPart() {
  return (
    <SettingsPart part="reports" about="How reports get from your inspectors to the client.">
      <FormCheckboxField
        name="reports.approval"
        label="Inspectors’ reports need approval"
        hint="An inspector submits a report for review. The client gets it once you or the office approve it under Create Report."
      />
    </SettingsPart>
  );
}
