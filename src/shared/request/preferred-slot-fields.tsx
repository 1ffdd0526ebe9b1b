import type { RequestFormValues, RequestFormVariant } from '@domain/request/request-form';
import { impossibleTime, noTimesLeft, offeredTimes } from '@domain/request/offered-times';
import { timeSlotsOf } from '@domain/request/time-slots';
import { addDays } from '@domain/time/calendar-date';
import { useFormikContext } from 'formik';
import { FormDateField } from '@/forms/form-date-field';
import { FormSelectField } from '@/forms/form-select-field';
import { useSettings } from '@/settings/use-settings';
import { useNow } from '@/ui/use-now';
import { visuallyHidden } from '@/ui/visually-hidden';

interface PreferredSlotFieldsProps {
  readonly variant: RequestFormVariant;
  /** The business's date; undefined until hydration. */
  readonly today: string | undefined;
}

/** The preferred date and time. Times that the date rules out are disabled, with the reason beside them. */
export function PreferredSlotFields({ variant, today }: PreferredSlotFieldsProps) {
  const { preferredDate: date, preferredTime: time } = useFormikContext<RequestFormValues>().values;
  const settings = useSettings();
  const { hours } = settings;
  const now = new Date(useNow());
  const known = today !== undefined;
  const times = known ? offeredTimes(hours, variant, date, now) : [];
  const problem = known ? impossibleTime(settings, variant, date, time, now) : undefined;
  const hint = known ? noTimesLeft(settings, variant, date, now) : undefined;
  return (
    <>
      <FormDateField
        name="preferredDate"
        label="Preferred Date"
        {...(known && { min: today, max: addDays(today, hours.horizonDays) })}
      />
      <FormSelectField
        name="preferredTime"
        label="Preferred Time"
        emptyLabel="Any time"
        problem={problem}
        hint={problem === undefined ? hint : undefined}
        options={
          known
            ? times.map(({ value, label, reason }) => ({
                value,
                label: reason === null ? label : `${label} (${reason})`,
                disabled: reason !== null,
              }))
            : timeSlotsOf(hours, variant).slots
        }
      />
      {/* Announces the change of the time field to screen readers. */}
      <div role="status" style={visuallyHidden}>
        {problem ?? hint}
      </div>
    </>
  );
}
