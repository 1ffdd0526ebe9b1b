/** Hours within which reports are promised. */
export const reportPromiseHours = 24;

const promiseMs = reportPromiseHours * 3_600_000;

/** The latest completion time whose report is overdue at `now`. */
export function reportDueSince(now: Date): Date {
  return new Date(now.getTime() - promiseMs);
}

/** Whether a report sent at `sentAt` met the promised time; both ISO 8601. */
export function reportInTime(completedAt: string, sentAt: string): boolean {
  return Date.parse(sentAt) - Date.parse(completedAt) <= promiseMs;
}
