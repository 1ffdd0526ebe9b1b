import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { boolean, object, type InferType } from 'yup';
import { business } from '@domain/business/business';
import { endingCharges } from '@domain/business/ending-charges';
import { endingField, endReasonField, type EndJob } from '@domain/job/end-job';
import { endingLabels } from '@domain/job/ending-words';
import type { Job } from '@domain/job/job';
import { possibleEndings } from '@domain/job/refuse-ending';
import { fitsCard, missingMoney, overpaid, type MoneyChoice } from '@domain/payment/price-difference';
import { dollars } from '@domain/text/dollars';
import { FormCheckboxField } from '@/forms/form-checkbox-field';
import { FormChoiceField } from '@/forms/form-choice-field';
import { FormDialog } from '@/forms/form-dialog';
import { FormTextField } from '@/forms/form-text-field';
import { validateWith } from '@/forms/validate-with';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import type { ActionOutcome } from '@/ui/use-actions';
import { useNow } from '@/ui/use-now';
import { MoneyField } from '../payment/money-field';
import { EndingNotices } from './ending-notices';

const schema = object({
  ending: endingField,
  reason: endReasonField,
  charged: boolean().defined(),
}).required();
const validate = validateWith(schema);

interface Values extends InferType<typeof schema> {
  readonly money: MoneyChoice | '';
}

interface EndWithoutInspectionDialogProps {
  readonly open: boolean;
  readonly job: Job;
  readonly onEndJob: (
    asked: Pick<EndJob, 'ending' | 'reason' | 'charge' | 'money'>,
  ) => Promise<ActionOutcome>;
  readonly onClose: () => void;
  readonly onExited?: () => void;
}

const Choice = styled(FormChoiceField)(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { '& .options': { gridTemplateColumns: '1fr 1fr' } },
}));

const hints = {
  cancelled_late: 'The client called it off too late.',
  no_show: 'Nobody was there.',
  turned_away: 'Someone was there, but didn’t let us in.',
  not_inspected: 'We got in, but couldn’t scope the line.',
};

const chargeOf = ({ ending, charged }: Values) => (charged && ending ? endingCharges[ending] : 0);

function Fields({ job, disabled }: { readonly job: Job; readonly disabled: boolean }) {
  const { values, dirty } = useFormikContext<Values>();
  useUnsavedInput(dirty);
  const now = new Date(useNow());
  const { ending } = values;
  const amount = ending ? endingCharges[ending] : 0;
  const options = possibleEndings(job, business.timeZone, now).map((value) => ({
    value,
    label: endingLabels[value],
    hint: hints[value],
  }));
  return (
    <>
      <Choice name="ending" label="What happened?" options={options} required disabled={disabled} />
      <FormTextField
        name="reason"
        label="Reason"
        multiline
        rows={2}
        required
        disabled={disabled}
        hint={
          ending === 'not_inspected' ? 'The client reads this in the email.' : 'Only the office sees this.'
        }
      />
      {amount > 0 && (
        <FormCheckboxField
          name="charged"
          label={`Charge ${dollars(amount)}`}
          hint="Uncheck to charge nothing."
          disabled={disabled}
        />
      )}
      {ending && overpaid(job, chargeOf(values)) > 0 && (
        <MoneyField
          amount={overpaid(job, chargeOf(values))}
          online={fitsCard(job.payment, overpaid(job, chargeOf(values)))}
          disabled={disabled}
        />
      )}
      {ending && (
        <EndingNotices job={job} ending={ending} charge={chargeOf(values)} keeps={values.money === 'keep'} />
      )}
    </>
  );
}

/** Ends a job without an inspection: what happened, why, what is charged, and which emails go out. */
export function EndWithoutInspectionDialog({ job, onEndJob, ...dialog }: EndWithoutInspectionDialogProps) {
  return (
    <FormDialog<Values>
      {...dialog}
      title={`End the job for ${job.customer.name} without an inspection?`}
      initialValues={{ ending: '' as Values['ending'], reason: '', charged: true, money: '' }}
      validate={(values) => ({
        ...validate(values),
        ...missingMoney(values.money, overpaid(job, chargeOf(values))),
      })}
      submit="End Job"
      submitting="Ending..."
      destructive
      close="Keep job"
      onSubmit={(values) => {
        const { ending, reason } = schema.validateSync(values);
        const { money } = values;
        const charge = chargeOf(values);
        return onEndJob({
          ending,
          reason,
          charge,
          ...(overpaid(job, charge) > 0 && money !== '' && { money }),
        });
      }}
    >
      {(busy) => <Fields job={job} disabled={busy} />}
    </FormDialog>
  );
}
