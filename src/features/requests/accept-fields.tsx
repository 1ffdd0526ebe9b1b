import Typography from '@mui/material/Typography';
import { FormPriceField } from '@/forms/form-price-field';
import { SlotFields, type NotChosen } from '@/shared/appointment/slot-fields';
import type { FindJobsOn } from '@/shared/appointment/use-day-jobs';

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
  return (
    <>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
        {wish}
      </Typography>
      <SlotFields {...slot} disabled={disabled} />
      <FormPriceField name="total_price" label="Price" required disabled={disabled} />
    </>
  );
}
