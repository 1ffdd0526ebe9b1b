import type { ReportForm } from '../report/report-form';
import { comparedBy } from '../settings/compares';
import { activeServices, standardService } from '../settings/offered-services';
import type { ServiceSettings, ServicesSettings } from '../settings/settings';
import { addDays, type CalendarDate } from '../time/calendar-date';
import { addMonthsToDate } from '../time/month';
import { rescopeMonths } from './rescope-months';

/**
 * `waiting`: not due yet, or not paid. `queued`: its email is in the outbox or was sent. `declined`: the client doesn't
 * want it. `booked`: the property has a new request, job or report. `late`: nobody could be reminded in time. `stopped`: the
 * client gets no reminders, or the report’s link was revoked. `skipped`: the office doesn't want it sent; it may wait again.
 */
export const reminderStates = [
  'waiting',
  'queued',
  'declined',
  'booked',
  'late',
  'stopped',
  'skipped',
] as const;
export type ReminderState = (typeof reminderStates)[number];

/** `findings`: a recommendation names the time. `checkup`: the inspection is done once a year. */
export const reminderSources = ['findings', 'checkup'] as const;

/** The one reminder of a report that the line should be scoped again. `At`: how a moment is given. */
export interface ReportReminder<At = string> {
  readonly due_on: CalendarDate;
  readonly source: (typeof reminderSources)[number];
  readonly state: ReminderState;
  /** When it got this state; null while it waits. */
  readonly at: At | null;
}

/** A reminder that is so many days overdue is not sent anymore. */
export const reminderLimits = { overdueDays: 30 } as const;

type Reported = Pick<ReportForm, 'inspectionDate' | 'sewerScopeType' | 'findings'>;

/** The reminder of a report as its findings ask for it, or a year after a yearly checkup; null for none. */
export function reminderOf(form: Reported, services: ServicesSettings): ReportReminder<never> | null {
  const months = form.findings.flatMap(({ recommendation }) => rescopeMonths(recommendation) ?? []);
  if (months.length > 0) return waiting('findings', form, Math.min(...months));
  return comparedBy(services, form.sewerScopeType) === 'year' ? waiting('checkup', form, 12) : null;
}

function waiting(
  source: ReportReminder['source'],
  { inspectionDate }: Reported,
  months: number,
): ReportReminder<never> {
  return { due_on: addMonthsToDate(inspectionDate, months), source, state: 'waiting', at: null };
}

/**
 * The reminder after an amendment: one that has ended, however it did, doesn’t begin again. A skipped one stays skipped, and
 * moves, so that the office can still undo that.
 */
export function amendedReminder<At>(
  before: ReportReminder<At> | null,
  form: Reported,
  services: ServicesSettings,
): ReportReminder<At> | null {
  const next = reminderOf(form, services);
  if (before === null || before.state === 'waiting') return next;
  if (before.state === 'skipped') return next && { ...before, due_on: next.due_on, source: next.source };
  return before;
}

/** Whether a reminder is due, too early or too late on this day. */
export function reminderTiming(
  { due_on: due }: Pick<ReportReminder<unknown>, 'due_on'>,
  today: CalendarDate,
): 'early' | 'due' | 'late' {
  if (today < due) return 'early';
  return today > addDays(due, reminderLimits.overdueDays) ? 'late' : 'due';
}

/** The findings that a reminder is about: those whose recommendation names a time. */
export function remindedFindings({ findings }: Pick<ReportForm, 'findings'>): ReportForm['findings'] {
  return findings.filter(({ recommendation }) => rescopeMonths(recommendation) !== null);
}

/** The service that fits another look at a line: the yearly one, or the usual one. */
export function returnService(services: ServicesSettings): ServiceSettings {
  return activeServices(services).find(({ compares }) => compares === 'year') ?? standardService(services);
}
