import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { arrivalTime } from '@domain/appointment/arrival';
import { isOverbooked } from '@domain/availability/is-available';
import { isCalendarDate } from '@domain/time/calendar-date';
import { isTimeOfDay } from '@domain/time/time-of-day';
import { FormCheckboxField } from '@/forms/form-checkbox-field';
import { FormDateField } from '@/forms/form-date-field';
import { FormTimeField } from '@/forms/form-time-field';
import { useSettings } from '@/settings/use-settings';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import { useInspectors } from '../inspector/team-context';
import { InspectorField } from './inspector-field';
import { lateReport } from './late-report';
import { appointmentOf, chosenInspector, type SlotForm } from './slot-form';
import { SlotNotice } from './slot-notice';
import { jobsBeside, jobsMeeting, useDayJobs, type FindJobsOn } from './use-day-jobs';

/** Which initial values are defaults that the client did not choose. */
export interface NotChosen {
  readonly date: boolean;
  readonly time: boolean;
}

interface SlotFieldsProps {
  /** The business's date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly findJobsOn: FindJobsOn;
  readonly disabled: boolean;
  /** The property, to notice a second job there at the same time. */
  readonly address: string;
  /** The service's name. */
  readonly service: string;
  /** The job, request or referral that is given the appointment. */
  readonly except?: string;
  readonly notChosen: NotChosen;
  /** The day by which the client needs the report, `YYYY-MM-DD`; empty or null for none. */
  readonly deadline?: string | null;
}

const notChosenHint = 'Not chosen by the client';

/** Date and time of an appointment and who does the job, with its conflicts. */
export function SlotFields({
  today,
  disabled,
  notChosen,
  address,
  service,
  findJobsOn,
  except,
  deadline = null,
}: SlotFieldsProps) {
  const { values, initialValues, dirty } = useFormikContext<SlotForm>();
  useUnsavedInput(dirty);
  const settings = useSettings();
  const inspectors = useInspectors();
  const appointment = appointmentOf(values);
  const { scheduled_date: date, scheduled_time: time } = appointment;
  const visit = { ...appointment, service_type: service };
  const found = useDayJobs(date, findJobsOn);
  const others = found && jobsBeside(found, except);
  const ready = others !== null && isCalendarDate(date) && isTimeOfDay(time);
  const chosen = ready
    ? chosenInspector(settings, inspectors, { choice: values.inspector_id, visit }, others)
    : null;
  const stands = (field: keyof SlotForm) => values[field] === initialValues[field];
  const hint = {
    date: notChosen.date && stands('scheduled_date') ? notChosenHint : undefined,
    time: notChosen.time && stands('scheduled_time') ? notChosenHint : undefined,
  };
  return (
    <div>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <FormDateField
          name="scheduled_date"
          label="Date"
          min={today}
          required
          disabled={disabled}
          {...(hint.date !== undefined && { hint: hint.date })}
        />
        <FormTimeField name="scheduled_time" label="Time" required disabled={disabled} hint={hint.time} />
      </Box>
      <Box sx={{ marginBlockStart: 2, display: 'grid', gap: 2 }}>
        <FormCheckboxField
          name="as_window"
          label="Two-hour window"
          hint={
            values.as_window && isTimeOfDay(time)
              ? `The client sees ${arrivalTime(appointment)}.`
              : 'The client sees the exact time.'
          }
          disabled={disabled}
        />
        <InspectorField visit={visit} others={others} disabled={disabled} />
      </Box>
      <SlotNotice
        appointment={appointment}
        late={lateReport(settings, visit, deadline)}
        address={address}
        conflicts={ready ? jobsMeeting(settings, visit, others, null) : null}
        own={ready ? jobsMeeting(settings, visit, others, chosen?.id ?? null) : null}
        taken={
          ready &&
          (chosen?.obstacles.includes('taken') === true ||
            isOverbooked(settings, inspectors, { ...visit, inspector_id: chosen?.id ?? null }, others))
        }
      />
    </div>
  );
}
