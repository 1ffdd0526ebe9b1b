import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { arrivalTime } from '@domain/appointment/arrival';
import { AppError } from '@domain/errors/app-error';
import { dayOffJobsAtMost } from '@domain/inspector/day-off';
import { inspectorName, type Inspector } from '@domain/inspector/inspector';
import { obstacleWords } from '@domain/inspector/obstacle-words';
import { obstacles, type AssignedJob } from '@domain/inspector/obstacles';
import { proposeInspector } from '@domain/inspector/propose-inspector';
import type { Job } from '@domain/job/job';
import type { Settings } from '@domain/settings/settings';
import { longDate, type CalendarDate } from '@domain/time/calendar-date';
import { counted } from '@domain/text/counted';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { FormDialog, type FormOutcome } from '@/forms/form-dialog';
import type { FieldErrors } from '@/forms/refused-fields';
import { FormSelectField } from '@/forms/form-select-field';
import { useSettings } from '@/settings/use-settings';
import { useInspectors } from '@/shared/inspector/team-context';
import { useActions } from '@/ui/use-actions';

/** In place of an inspector: the client is offered new times. */
const offer = 'offer';

/** Job's id -> a uid, or `offer`. */
type DayOffForm = Readonly<Record<string, string>>;

export interface DayOff {
  readonly inspector: Inspector;
  readonly date: CalendarDate;
  /** The inspector's scheduled jobs of that day, by time. */
  readonly jobs: readonly Job[];
  /** The day's other jobs. */
  readonly others: readonly Job[];
}

interface DayOffDialogProps {
  /** As it was when the dialog opened. */
  readonly dayOff: DayOff;
  readonly call: CallAsAdmin;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

const noErrors = () => ({});

/** An inspector's day off, with what becomes of each of their jobs, in one action. */
export function DayOffDialog({ dayOff, call, ...dialog }: DayOffDialogProps) {
  const { inspector, date, jobs } = dayOff;
  const { act } = useActions();
  const settings = useSettings();
  const inspectors = useInspectors().filter(({ uid }) => uid !== inspector.uid);
  const [initial] = useState(() => proposalsFor(settings, inspectors, dayOff));
  const name = inspectorName(inspector);
  const tooMany = jobs.length > dayOffJobsAtMost;

  const submit = async (form: DayOffForm): Promise<FormOutcome> => {
    let fields: FieldErrors | undefined;
    const outcome = await act(
      `day-off-${inspector.uid}-${date}`,
      {
        done: 'Day Off Noted',
        failed: 'Failed to note the day off.',
        about: ({ assigned, offered }: { readonly assigned: number; readonly offered: number }) =>
          [
            assigned > 0 && `${counted(assigned, 'job')} assigned to others`,
            offered > 0 && `${counted(offered, 'client')} offered new times`,
          ]
            .filter(Boolean)
            .join(', ') || name,
        refusedOffline: true,
        isShown: (error) => {
          fields = error instanceof AppError ? fieldsOf(jobs, error.details.fields) : undefined;
          return fields !== undefined;
        },
      },
      (idempotencyKey) =>
        call('office-day-off', {
          uid: inspector.uid,
          date,
          jobs: jobs.map(({ id }) => ({ bookingId: id, to: form[id] === offer ? null : (form[id] ?? null) })),
          idempotencyKey,
        }),
    );
    return fields ? { fields } : outcome;
  };

  return (
    <FormDialog<DayOffForm>
      {...dialog}
      title={`Day off for ${name}`}
      initialValues={initial}
      validate={noErrors}
      submit={jobs.length === 0 ? 'Note the day off' : 'Note the day off and settle the jobs'}
      submitting="Saving..."
      onSubmit={submit}
    >
      {(busy) => (
        <>
          <Typography>
            {longDate(date)}. {jobs.length === 0 ? 'No jobs on this day.' : `${counted(jobs.length, 'job')}:`}
          </Typography>
          {tooMany && (
            <Typography role="alert">
              That’s too many jobs to settle at once. Reschedule some of them first.
            </Typography>
          )}
          {jobs.map((job) => (
            <FormSelectField
              key={job.id}
              name={job.id}
              label={`${arrivalTime(job)}, ${job.customer.name}`}
              hint={job.customer.address}
              disabled={busy || tooMany}
              options={[
                ...inspectors.map((other) => ({
                  value: other.uid,
                  label: [
                    inspectorName(other),
                    obstacleWords(obstacles(settings, other, job, dayOff.others)) || 'available',
                  ].join(': '),
                })),
                { value: offer, label: 'Offer the client new times' },
              ]}
            />
          ))}
          {jobs.length > 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Inspectors get an email with their changed schedule. A client who is offered new times gets an
              email right away; the job stays at its time, without an inspector, until they choose.
            </Typography>
          )}
        </>
      )}
    </FormDialog>
  );
}

/** Who is proposed for each job, one after the other, so that nobody is proposed for two at one time. */
function proposalsFor(
  settings: Pick<Settings, 'services' | 'hours'>,
  inspectors: readonly Inspector[],
  { jobs, others }: DayOff,
): DayOffForm {
  const planned: AssignedJob[] = [...others];
  return Object.fromEntries(
    jobs.map((job) => {
      const proposal = proposeInspector(settings, inspectors, job, planned);
      if (!proposal) return [job.id, offer];
      planned.push({ ...job, inspector_id: proposal.inspector.uid });
      return [job.id, proposal.inspector.uid];
    }),
  );
}

/** The errors of the jobs, under the names of the form; undefined if there are none. */
function fieldsOf(jobs: readonly Job[], errors: FieldErrors = {}): FieldErrors | undefined {
  const found = jobs.flatMap(({ id }, index) => {
    const error = errors[`jobs[${index}].to`];
    return error === undefined ? [] : [[id, error] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
