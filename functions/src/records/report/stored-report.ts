import type { Timestamp } from 'firebase-admin/firestore';
import type { InspectionReport } from '@domain/report/report';
import type { StoredPdf } from '../file/pdf-file';

interface Instants {
  readonly video_since: Timestamp | null;
  readonly created_at: Timestamp;
  readonly sent_at: Timestamp | null;
}

/** A stored report. */
export type StoredReport = Omit<InspectionReport, 'id' | 'sent_version' | keyof Instants> &
  Instants & {
    /** Missing on older reports. */
    readonly sent_version?: number | null;
  };

/** A complete version of a report, collection `report_versions`; only its file is set later. */
export type StoredVersion = Omit<StoredReport, 'report_files' | 'sent_at' | 'sent_version'> & {
  readonly report_id: string;
  /** Null before the PDF is stored. */
  readonly pdf: StoredPdf | null;
};

/** The document id of a report's version. */
export function versionId(reportId: string, version: number): string {
  return `${reportId}_${version}`;
}
