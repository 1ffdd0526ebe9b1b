import type { LastMail } from '@domain/mail/requested-mail';
import type { ReportReminder } from '@domain/outreach/report-reminder';
import { inspectionReportRecord } from '@domain/report/inspection-report-record';
import type { InspectionReport } from '@domain/report/report';
import { findingsOf } from '@domain/report/report-texts';
import type { SearchQuery } from '@domain/search/search-query';
import { recordWith, rowsOf, type ListQuery } from '@/firebase/lists/list-query';

/** A report in the office's list. */
export interface ReportRow {
  readonly id: string;
  readonly bookingId: string | null;
  /** Null or empty as in its record. */
  readonly propertyId: string | null;
  /** Null in reports from before it was stored. */
  readonly customerId: string | null;
  readonly clientName: string;
  readonly clientEmail: string;
  readonly address: string;
  /** `YYYY-MM-DD`. */
  readonly reportDate: string;
  /** From 1. */
  readonly version: number;
  /** ISO 8601; null until the report was sent to the client. */
  readonly sentAt: string | null;
  /** Whether it was amended after that. */
  readonly amendmentUnsent: boolean;
  /** The last email with the report; null where none was sent or recorded. */
  readonly lastMail: LastMail | null;
  /** Null for none. */
  readonly reminder: ReportReminder | null;
  readonly search_keys: readonly string[];
}

function toReportRow(report: InspectionReport): ReportRow {
  const { clientName, propertyAddress } = findingsOf(report);
  const { version, sent_at: sentAt, sent_version: sentVersion } = report;
  return {
    id: report.id,
    bookingId: report.booking_id,
    propertyId: report.property_id,
    customerId: report.customer_id,
    clientName: clientName ?? '',
    clientEmail: report.client_email,
    address: propertyAddress ?? '',
    reportDate: report.report_date,
    version,
    sentAt,
    amendmentUnsent: sentAt !== null && (sentVersion ?? version) < version,
    lastMail: report.report_mail,
    reminder: report.reminder,
    search_keys: report.search_keys,
  };
}

const reports = rowsOf(inspectionReportRecord, toReportRow);

/** The latest reports. */
export const latestReports: ListQuery<ReportRow> = {
  ...reports,
  where: [],
  orderBy: ['created_at', 'desc'],
  pageSize: 10,
};

/** The report of a job; at most one. */
export function reportsOfJob(bookingId: string): ListQuery<ReportRow> {
  return {
    ...reports,
    where: [['booking_id', '==', bookingId]],
    orderBy: ['booking_id', 'asc'],
    pageSize: 1,
  };
}

/** The report with this id. */
export const reportWith = (id: string): ListQuery<ReportRow> => recordWith(reports, id);

/** The reports that match a search, newest first. */
export function reportsFound({ key }: SearchQuery): ListQuery<ReportRow> {
  return { ...latestReports, where: [['search_keys', 'array-contains', key]] };
}

/** A customer's reports, newest first; those without a job too. */
export function reportsOfCustomer(customerId: string): ListQuery<ReportRow> {
  return {
    ...reports,
    where: [['customer_id', '==', customerId]],
    orderBy: ['report_date', 'desc'],
    pageSize: 10,
  };
}

/** A property's reports, of any client, latest inspection first. */
export function reportsOfProperty(propertyId: string): ListQuery<ReportRow> {
  return {
    ...reports,
    where: [['property_id', '==', propertyId]],
    orderBy: ['report_date', 'desc'],
    pageSize: 20,
  };
}
