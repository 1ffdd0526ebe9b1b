import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { FormDateField } from '@/forms/form-date-field';
import { FormPriceField } from '@/forms/form-price-field';
import { SlotFields, type NotChosen } from '@/shared/appointment/slot-fields';
import type { FindJobsOn } from '@/shared/appointment/use-day-jobs';
import type { AppointmentForm } from './appointment-form';

interface AcceptFieldsProps {
  /** The requested date and time, in sentences. */
  readonly wish: string;
  readonly today: string;
  /** The property. */
  readonly address: string;
  /** The service's name. */
  readonly service: string;
  /** The request or referral. */
  readonly except: string;
  readonly findJobsOn: FindJobsOn;
  readonly notChosen: NotChosen;
  readonly disabled: boolean;
}

/** The fields of the accept dialog, with the requested date and time above them. */
export function AcceptFields({ wish, disabled, ...slot }: AcceptFieldsProps) {
  const { values } = useFormikContext<AppointmentForm>();
  return (
    <>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
        {wish}
      </Typography>
      <SlotFields {...slot} disabled={disabled} deadline={values.deadline} />
      <FormDateField
        name="deadline"
        label="Report due"
        hint="The client’s deadline, if there is one."
        disabled={disabled}
      />
      <FormPriceField name="total_price" label="Price" required disabled={disabled} />
    </>
  );
}
