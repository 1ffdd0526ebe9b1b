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
import { nextDaySentence } from '@domain/availability/taken-sentence';
import { daysTaken } from '../availability/days-taken';
import { useReportWords } from './use-report-words';
import { useAskedTime } from '../availability/use-asked-time';

interface PreferredSlotFieldsProps {
  readonly variant: RequestFormVariant;
  /** The business's date; undefined until hydration. */
  readonly today: string | undefined;
}

/**
 * The preferred date and time. Times that the date rules out are disabled, with the reason beside them; taken ones can
 * still be asked for. With a deadline, those whose report comes in time are marked.
 */
export function PreferredSlotFields({ variant, today }: PreferredSlotFieldsProps) {
  const { values } = useFormikContext<RequestFormValues>();
  const { preferredDate: date, preferredTime: time } = values;
  const settings = useSettings();
  const { hours } = settings;
  const now = new Date(useNow());
  const known = today !== undefined;
  const times = known ? offeredTimes(hours, variant, date, now) : [];
  const isOffered = known && date >= today && date <= addDays(today, hours.horizonDays);
  const asked = useAskedTime(values, { settings, variant, now }, isOffered);
  const problem = known ? impossibleTime(settings, variant, date, time, now) : undefined;
  const ruledOut = problem ?? (known ? noTimesLeft(settings, variant, date, now) : undefined);
  const hint = ruledOut === undefined ? (asked.sentence ?? availableSentence()) : withNextDay(ruledOut);

  const report = useReportWords(values.deadline, today);
  const inTime = (value: string) =>
    report?.isTimeInTime(settings, variant, values, value) ? 'report in time' : null;

  /** Phones have no calendar that crosses out the days between. */
  function withNextDay(sentence: string): string {
    return asked.next === null ? sentence : `${sentence} ${nextDaySentence(asked.next)}`;
  }

  function availableSentence(): string | undefined {
    if (!known || time === '' || asked.state !== 'available') return undefined;
    // With a deadline that the report may miss, the office decides.
    const atOnce = hours.instantConfirmation && values.deadline === '';
    return `This time is available.${atOnce ? ' We’ll confirm it right away.' : ''}`;
  }

  return (
    <>
      <FormDateField
        name="preferredDate"
        label="Preferred Date"
        {...(known && { min: today, max: addDays(today, hours.horizonDays) })}
        taken={daysTaken(variant, settings, values.serviceType)}
      />
      <FormSelectField
        name="preferredTime"
        label="Preferred Time"
        emptyLabel="Any time"
        problem={problem === undefined ? undefined : hint}
        hint={problem === undefined ? hint : undefined}
        options={
          known
            ? times.map(({ value, label, reason }) => {
                const shown = reason ?? (asked.isTaken(value) ? 'taken' : inTime(value));
                return {
                  value,
                  label: shown === null ? label : `${label} (${shown})`,
                  disabled: reason !== null,
                };
              })
            : timeSlotsOf(hours, variant).slots
        }
      />
      {/* Announces the change of the time field to screen readers. */}
      <div role="status" style={visuallyHidden}>
        {hint}
      </div>
    </>
  );
}
