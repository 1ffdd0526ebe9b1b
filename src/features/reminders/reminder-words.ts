import { isCalendarDate, mediumDate, type CalendarDate } from '@domain/time/calendar-date';
import type { ReminderRow } from './reminder-row';

/** Why a client is reminded. */
export function reasonOf({
  reminder,
  findings,
  reportDate,
}: Pick<ReminderRow, 'reminder' | 'findings' | 'reportDate'>): string {
  const day = isCalendarDate(reportDate) ? mediumDate(reportDate) : 'an unknown date';
  if (reminder?.source === 'checkup') return `A year after the yearly checkup of ${day}`;
  const [first, ...others] = findings;
  const about = first ? `: ${first}${others.length > 0 ? ` and ${others.length} more` : ''}` : '';
  return `Recommended in the report of ${day}${about}`;
}

/** When a client is reminded, for `today`; `on` where reminders are sent at all. */
export function timeOf(
  { reminder }: Pick<ReminderRow, 'reminder'>,
  { today, on }: { readonly today: CalendarDate; readonly on: boolean },
): string {
  if (reminder === null) return '';
  const day = mediumDate(reminder.due_on);
  if (reminder.state === 'skipped') return `Skipped (${day})`;
  if (reminder.due_on >= today) return day;
  // Only an unpaid report waits past its day while reminders are on.
  return on ? `Was due ${day}. It goes out once the report is paid.` : `Was due ${day}`;
}
