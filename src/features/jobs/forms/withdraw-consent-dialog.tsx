import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { CallRequest } from '@domain/api/contract';
import { business } from '@domain/business/business';
import type { Job } from '@domain/job/job';
import { labelsOf } from '@domain/legal/consent-labels';
import { currentMediaReleaseText } from '@domain/media-release/current-media-release-text';
import { mediaUseFields } from '@domain/media-release/media-uses';
import { takeDownDays, withdrawConsentSchema } from '@domain/media-release/withdraw-consent';
import { addDays, calendarDateIn, isCalendarDate } from '@domain/time/calendar-date';
import { writtenDate } from '@domain/time/written-date';
import { FormCheckboxField } from '@/forms/form-checkbox-field';
import { FormDateField } from '@/forms/form-date-field';
import { FormDialog, type FormOutcome } from '@/forms/form-dialog';
import { validateWith } from '@/forms/validate-with';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';

/** What the office enters: the day the client asked, and the consents. */
export type WithdrawnConsents = Omit<CallRequest<'office-consent-withdraw'>, 'bookingId' | 'idempotencyKey'>;

const labels = labelsOf(currentMediaReleaseText);
const today = () => calendarDateIn(business.timeZone, new Date());
const validate = validateWith(withdrawConsentSchema.omit(['bookingId', 'idempotencyKey']), () => ({
  today: today(),
}));

interface WithdrawConsentDialogProps {
  readonly open: boolean;
  readonly job: Job;
  readonly onWithdraw: (withdrawn: WithdrawnConsents) => Promise<FormOutcome>;
  readonly onClose: () => void;
  readonly onExited?: () => void;
}

function Fields({ disabled }: { readonly disabled: boolean }) {
  const { values, dirty } = useFormikContext<WithdrawnConsents>();
  useUnsavedInput(dirty);
  return (
    <>
      <FormDateField
        name="asked_on"
        label="Day the Client Asked"
        max={today()}
        required
        disabled={disabled}
      />
      {mediaUseFields.map((field) => (
        <FormCheckboxField key={field} name={field} label={`“${labels[field]}”`} disabled={disabled} />
      ))}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        From now on, don’t use the photos or video in these ways.
        {isCalendarDate(values.asked_on) &&
          ` Take down what’s on our website and social media by ${writtenDate(addDays(values.asked_on, takeDownDays))}.`}{' '}
        The Dashboard shows the date until you mark it taken down. The signed release stays as it is.
      </Typography>
    </>
  );
}

/** Records which consents of the media release a client has withdrawn. */
export function WithdrawConsentDialog({ job, onWithdraw, ...dialog }: WithdrawConsentDialogProps) {
  return (
    <FormDialog<WithdrawnConsents>
      {...dialog}
      title={`What did ${job.customer.name} withdraw?`}
      initialValues={{
        asked_on: today(),
        photo_use_consent: false,
        video_use_consent: false,
        website_use_consent: false,
        marketing_use_consent: false,
      }}
      validate={validate}
      submit="Record it"
      submitting="Recording..."
      onSubmit={onWithdraw}
    >
      {(busy) => <Fields disabled={busy} />}
    </FormDialog>
  );
}
