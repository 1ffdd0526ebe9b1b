import { mostHorizonDays } from '@domain/request/preferred-time';
import type { RequestFormValues, RequestFormVariant } from '@domain/request/request-form';
import { addDays } from '@domain/time/calendar-date';
import { useFormikContext } from 'formik';
import { FormDateField } from '@/forms/form-date-field';
import { useSettings } from '@/settings/use-settings';
import { useReportWords } from './use-report-words';

interface DeadlineFieldProps {
  readonly variant: RequestFormVariant;
  /** The business's date; undefined until hydration. */
  readonly today: string | undefined;
}

/** The optional day by which the client needs the report, with whether it comes in time for the chosen date. */
export function DeadlineField({ variant, today }: DeadlineFieldProps) {
  const { values } = useFormikContext<RequestFormValues>();
  const settings = useSettings();
  const note = useReportWords(values.deadline, today)?.reportNote(settings, variant, values);
  return (
    <FormDateField
      className="wide"
      name="deadline"
      label="Do you have a deadline?"
      hint={note ?? 'For example, an inspection or due-diligence deadline.'}
      {...(today !== undefined && { min: today, max: addDays(today, mostHorizonDays) })}
    />
  );
}
