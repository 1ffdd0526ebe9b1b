import { expect, type Locator } from '@playwright/test';
import { business } from '@domain/business/business';
import { calendarDateIn, longDate, type CalendarDate } from '@domain/time/calendar-date';

/** Selects a future day in the office's calendar of scheduled jobs, which starts at the current month. */
export async function openDay(calendar: Locator, date: CalendarDate): Promise<void> {
  await expect(calendar.getByText('No jobs on this day.').or(calendar.getByRole('list'))).toBeVisible();
  const months = Number(date.slice(5, 7)) - Number(calendarDateIn(business.timeZone, new Date()).slice(5, 7));
  for (let month = 0; month < (months + 12) % 12; month += 1) {
    await calendar.getByRole('button', { name: 'Next month' }).click();
  }
  await calendar.getByRole('gridcell', { name: new RegExp(`^${longDate(date)}, \\d+ jobs?$`) }).click();
}
