import { arrivalTime } from '@domain/appointment/arrival';
import { jobReference } from '@domain/job/job-reference';
import { reportNumber } from '@domain/report/report-number';
import { toReportForm } from '@domain/report/report-record';
import { knownService } from '@domain/settings/offered-services';
import type { PlaceholderValues } from '@domain/settings/worded-emails';
import { dollars } from '@domain/text/dollars';
import { isCalendarDate, longDate } from '@domain/time/calendar-date';
import { settingsNow } from '../../platform/settings-now';
import { toIso } from '../../platform/to-iso';
import type { StoredJob } from '../../records/job/stored-job';
import type { StoredReport } from '../../records/report/stored-report';
import { firstNameIn } from './hello';

/** What emails about a job can fill in. The date of a pending one isn't agreed yet. */
export function jobValues(job: StoredJob): PlaceholderValues<'booking_approved'> {
  const agreed = job.status !== 'pending';
  return {
    service: knownService(settingsNow().services, job.service_type),
    date: agreed ? dateWords(job.scheduled_date) : '',
    time: agreed ? arrivalTime(job) : '',
    reference: jobReference(toIso(job.created_at)),
    'first name': firstNameIn(job.customer.name),
    address: job.customer.address,
    price: dollars(job.total_price),
  };
}

/** What emails about a report can fill in. */
export function reportValues(
  report: StoredReport & { readonly id: string },
): PlaceholderValues<'report_ready'> {
  const { clientName, propertyAddress, inspectionDate } = toReportForm(report);
  return {
    service: knownService(settingsNow().services, report.sewer_scope_type),
    date: dateWords(inspectionDate),
    reference: reportNumber(report.id),
    'first name': firstNameIn(clientName),
    address: propertyAddress,
  };
}

const dateWords = (date: string) => (isCalendarDate(date) ? longDate(date) : '');
