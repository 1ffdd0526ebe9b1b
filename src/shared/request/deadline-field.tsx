import { mostHorizonDays } from '@domain/request/preferred-time';
import type { RequestFormValues, RequestFormVariant } from '@domain/request/request-form';
import { addDays, isCalendarDate } from '@domain/time/calendar-date';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { FormDateField } from '@/forms/form-date-field';
import { reportedAs } from '@/logging/report-fault';
import { useSettings } from '@/settings/use-settings';

/** Null where loading fails; the field works without it. */
const loadNote = () =>
  import('@domain/deadline/report-note').catch(reportedAs('the note on the deadline not loaded', null));

/** What the form says of a deadline, loaded once there is one: most clients have none. */
function useReportNote(variant: RequestFormVariant, values: RequestFormValues, wanted: boolean) {
  const settings = useSettings();
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadNote>>>(null);
  useEffect(() => {
    if (wanted) void loadNote().then(setLoaded);
  }, [wanted]);
  return wanted && loaded ? loaded.reportNote(settings, variant, values) : null;
}

interface DeadlineFieldProps {
  readonly variant: RequestFormVariant;
  /** The business's date; undefined until hydration. */
  readonly today: string | undefined;
}

/** The optional day by which the client needs the report, with whether it comes in time for the chosen date. */
export function DeadlineField({ variant, today }: DeadlineFieldProps) {
  const { values } = useFormikContext<RequestFormValues>();
  const { deadline } = values;
  // A past day already has an error.
  const wanted = today !== undefined && isCalendarDate(deadline) && deadline >= today;
  const note = useReportNote(variant, values, wanted);
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
