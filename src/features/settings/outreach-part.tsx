import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { OutreachSettings } from '@domain/settings/settings';
import { FormCheckboxField } from '@/forms/form-checkbox-field';
import { SettingField } from './setting-fields';
import { SettingsPart } from './settings-part';

interface OutreachPartProps {
  readonly saved: OutreachSettings;
  /** The list of coming reminders; `on` where they are sent at all. */
  readonly reminders: (on: boolean) => ReactNode;
}

/** Emails that clients didn't order: whether they are sent, the address that they have to show, and who gets one next. */
export function OutreachPart({ saved, reminders }: OutreachPartProps) {
  return (
    <SettingsPart
      part="outreach"
      about="Emails that bring clients back. They’re sent between 8 AM and 8 PM, and clients can unsubscribe in one click. You can edit their wording under Emails."
    >
      <FormCheckboxField
        name="outreach.reminders"
        label="Remind clients when their line should be scoped again"
        hint="Once for each report: when a recommendation says so, like “have the line scoped again in 12 months,” or a year after a yearly checkup."
      />
      <FormCheckboxField
        name="outreach.reviews"
        label="Ask clients for a review"
        hint="Every client is asked, two days after they first open their paid report and at most once in 90 days. This needs the review link under Contact."
      />
      <SettingField
        name="outreach.postalAddress"
        label="Postal address"
        hint="Include the city, state, and ZIP code. The law requires it in these emails. A PO Box is fine."
      />
      <div>
        <Typography variant="h5" component="h3">
          Coming reminders
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
          {saved.reminders
            ? 'Skip and Undo work at once, without Save. On the day itself, we leave out clients who have booked, declined, or unsubscribed.'
            : 'Reminders are off, so none of these are sent until you turn them on and save.'}
        </Typography>
        {reminders(saved.reminders)}
      </div>
    </SettingsPart>
  );
}
