import { remindedFindings, reminderLimits, type ReportReminder } from '@domain/outreach/report-reminder';
import { inspectionReportRecord } from '@domain/report/inspection-report-record';
import type { InspectionReport } from '@domain/report/report';
import { findingsOf } from '@domain/report/report-texts';
import { addDays, type CalendarDate } from '@domain/time/calendar-date';
import { rowsOf, type ListQuery } from '@/firebase/lists/list-query';

/** The reminder of a report, for the office. */
export interface ReminderRow {
  /** The report's. */
  readonly id: string;
  /** Null in reports from before it was stored. */
  readonly customerId: string | null;
  readonly clientName: string;
  readonly address: string;
  /** `YYYY-MM-DD`, of the inspection. */
  readonly reportDate: string;
  readonly reminder: ReportReminder | null;
  /** What the recommendations are about, 'Offset joint at 34 ft'; empty for a checkup. */
  readonly findings: readonly string[];
}

function toReminderRow(report: InspectionReport): ReminderRow {
  const { clientName, propertyAddress, findings } = findingsOf(report);
  return {
    id: report.id,
    customerId: report.customer_id,
    clientName: clientName ?? '',
    address: propertyAddress ?? '',
    reportDate: report.report_date,
    reminder: report.reminder,
    findings: remindedFindings({ findings: findings ?? [] }).map(({ mainProblem, footage }) =>
      footage === null ? mainProblem : `${mainProblem} at ${footage} ft`,
    ),
  };
}

const reminders = rowsOf(inspectionReportRecord, toReminderRow);

/** The reminders that wait for their day or were skipped, earliest first; none that is too late to be sent. */
export function comingReminders(today: CalendarDate): ListQuery<ReminderRow> {
  return {
    ...reminders,
    where: [
      ['reminder.state', 'in', ['waiting', 'skipped']],
      ['reminder.due_on', '>=', addDays(today, -reminderLimits.overdueDays)],
    ],
    orderBy: ['reminder.due_on', 'asc'],
    pageSize: 10,
  };
}
