import { sendsReminders } from '@domain/outreach/sends-reminders';
import type { CalendarDate } from '@domain/time/calendar-date';
import { settingsNow } from '../../platform/settings-now';
import type { StoredReport } from '../report/stored-report';

/** The day on which the client of a report will be reminded, as it stands; null if they won't be. */
export function announcedReminder({ reminder }: Pick<StoredReport, 'reminder'>): CalendarDate | null {
  return reminder?.state === 'waiting' && sendsReminders(settingsNow().outreach) ? reminder.due_on : null;
}
