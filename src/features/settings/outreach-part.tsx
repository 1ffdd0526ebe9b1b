import { FormCheckboxField } from '@/forms/form-checkbox-field';
import { SettingField } from './setting-fields';
import { SettingsPart } from './settings-part';

/** Emails that clients didn't order: whether they are sent, and the address that they have to show. */
export function OutreachPart() {
  return (
    <SettingsPart
      part="outreach"
      about="Emails that bring clients back. They’re sent between 8 AM and 8 PM, and clients can turn them off with one press. You can word them under Emails."
    >
      <FormCheckboxField
        name="outreach.reminders"
        label="Remind clients when their line should be scoped again"
        hint="Once for each report: when a recommendation says so, like “have the line scoped again in 12 months,” or a year after a yearly checkup."
      />
      <FormCheckboxField
        name="outreach.reviews"
        label="Ask clients for a review"
        hint="Every client alike, two days after they first open their paid report, and once in 90 days at most. Needs the review link under Contact."
      />
      <SettingField
        name="outreach.postalAddress"
        label="Postal address"
        hint="In one row, with city, state, and ZIP code. The law wants it in these emails. A PO Box is fine."
      />
    </SettingsPart>
  );
}
