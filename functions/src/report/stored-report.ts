import type { Timestamp } from 'firebase-admin/firestore';
import type { InspectionReport } from '@domain/report/report';
import type { StoredPdf } from '../platform/pdf-file';

interface Instants {
  readonly video_since: Timestamp | null;
  readonly created_at: Timestamp;
  readonly sent_at: Timestamp | null;
}

/** A report as its document has it. */
export type StoredReport = Omit<InspectionReport, 'id' | 'sent_version' | keyof Instants> &
  Instants & {
    /** Missing on reports from before it was kept. */
    readonly sent_version?: number | null;
  };

/** One version of a report, whole, collection `report_versions`: never changed but for its file. */
export type StoredVersion = Omit<StoredReport, 'report_files' | 'sent_at' | 'sent_version'> & {
  readonly report_id: string;
  /** Null until the PDF is stored. */
  readonly pdf: StoredPdf | null;
};

/** The record of a report's version. */
export function versionId(reportId: string, version: number): string {
  return `${reportId}_${version}`;
}
