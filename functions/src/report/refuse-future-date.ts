import { business } from '@domain/business/business';
import { AppError } from '@domain/errors/app-error';
import { futureDateError } from '@domain/report/future-date';
import type { ReportForm } from '@domain/report/report-form';
import { calendarDateIn } from '@domain/time/calendar-date';

/** @throws AppError `invalid-input` for a report dated after today. */
export function refuseFutureDate({ inspectionDate }: Pick<ReportForm, 'inspectionDate'>, now: Date): void {
  const sentence = futureDateError(inspectionDate, calendarDateIn(business.timeZone, now));
  if (sentence === null) return;
  throw new AppError('invalid-input', 'inspection in the future', 'Please check the highlighted fields.', {
    fields: { 'report.inspectionDate': sentence },
  });
}
