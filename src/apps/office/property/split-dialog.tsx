import { reportNumber } from '@domain/report/report-number';
import { isCalendarDate, mediumDate } from '@domain/time/calendar-date';
import { FormCheckboxField } from '@/forms/form-checkbox-field';
import { FormDialog } from '@/forms/form-dialog';
import type { ActionOutcome } from '@/ui/use-actions';
import { jobTitle } from '../customer/job-title';
import { Note } from '../customer/record-list';
import type { HistoryEntry } from './property-history';
import type { ChosenRecords } from './use-property-actions';

interface SplitDialogProps {
  readonly open: boolean;
  /** Those that can be split off: jobs, and reports without a job. */
  readonly entries: readonly HistoryEntry[];
  readonly onSplit: (chosen: ChosenRecords) => Promise<ActionOutcome>;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

/** Chooses the inspections that belong to another property. */
export function SplitDialog({ entries, onSplit, ...dialog }: SplitDialogProps) {
  const chosenOf = (values: Readonly<Record<string, boolean>>) =>
    entries.filter((_, at) => values[nameAt(at)]);
  return (
    <FormDialog
      {...dialog}
      title="Split the property"
      initialValues={Object.fromEntries(entries.map((_, at) => [nameAt(at), false]))}
      validate={(values) => {
        const { length } = chosenOf(values);
        if (length === 0) return { [nameAt(0)]: 'Choose at least one.' };
        return length === entries.length
          ? {
              [nameAt(entries.length - 1)]:
                'Leave at least one here. To change its address, edit the job instead.',
            }
          : {};
      }}
      submit="Split Property"
      submitting="Splitting..."
      onSubmit={(values) => {
        const chosen = chosenOf(values);
        return onSplit({
          bookingIds: chosen.flatMap(({ job }) => (job ? [job.id] : [])),
          reportIds: chosen.flatMap(({ job, id }) => (job ? [] : [id])),
        });
      }}
    >
      {(busy) => (
        <>
          <Note>
            Choose what belongs to another property. It gets a history of its own, with its reports and films.
            You can undo this for a minute.
          </Note>
          {entries.map((entry, at) => (
            <FormCheckboxField
              key={entry.id}
              name={nameAt(at)}
              label={titleOf(entry)}
              hint={hintOf(entry)}
              disabled={busy}
            />
          ))}
        </>
      )}
    </FormDialog>
  );
}

/** Ids may have dots, which would be paths in the form's names. */
const nameAt = (at: number) => `entry-${at}`;

function titleOf({ job, date, reports }: HistoryEntry): string {
  if (job) return jobTitle(job);
  const number = reports.map(({ id }) => reportNumber(id)).join(', ');
  return `${isCalendarDate(date) ? mediumDate(date) : 'No date'}, report ${number}`;
}

function hintOf({ job, reports: [report] }: HistoryEntry): string {
  const [name, address] = job
    ? [job.customer.name, job.customer.address]
    : [report?.clientName ?? '', report?.address ?? ''];
  return [name, address].filter((part) => part !== '').join(' · ');
}
