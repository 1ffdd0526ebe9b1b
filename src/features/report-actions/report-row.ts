import { collections } from '@domain/firestore/paths';
import type { LastMail } from '@domain/mail/requested-mail';
import type { ReportFindings } from '@domain/report/report';
import type { ListQuery } from '@/firebase/lists/list-query';
import type { PlainDocument } from '@/firebase/documents/plain-document';
import { readField } from '@/firebase/documents/read-field';
import { readLastMail } from '@/shared/mail/read-last-mail';
import { reportFault } from '@/logging/report-fault';

/** A report in the office's list. */
export interface ReportRow {
  readonly id: string;
  readonly bookingId: string | null;
  readonly clientName: string;
  readonly clientEmail: string;
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
}

function decodeReportRow(id: string, document: PlainDocument): ReportRow {
  const version = readField.number(document, 'version', 1);
  const sentAt = readField.textOrNull(document, 'sent_at');
  return {
    id,
    bookingId: readField.textOrNull(document, 'booking_id'),
    clientName: clientNameIn(readField.text(document, 'findings')),
    clientEmail: readField.text(document, 'client_email'),
    reportDate: readField.text(document, 'report_date'),
    version,
    sentAt,
    amendmentUnsent: sentAt !== null && readField.number(document, 'sent_version', version) < version,
    lastMail: readLastMail(document, 'report_mail'),
  };
}

function clientNameIn(findings: string): string {
  try {
    return (JSON.parse(findings) as Partial<ReportFindings>).clientName ?? '';
  } catch (error) {
    reportFault('the findings of a report not read', error);
    return '';
  }
}

const reports = { collection: collections.inspectionReports, decode: decodeReportRow } as const;

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
