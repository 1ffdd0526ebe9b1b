import type { ShownPhoto } from './inspection-photo';
import type { ReportForm } from './report-form';

export interface ReportFile {
  readonly file_path: string;
  readonly file_name: string;
}

/** A photo of a report as it was checked, so that a version shows the same for ever. */
export interface ReportPhoto {
  /** As the findings name it. */
  readonly path: string;
  readonly shown: ShownPhoto;
  readonly preview: ShownPhoto;
}

/** What `findings` holds, as JSON text: specification part 2, section 3. */
export type ReportFindings = Pick<
  ReportForm,
  | 'clientName'
  | 'clientEmail'
  | 'propertyAddress'
  | 'entryPoint'
  | 'linearFootage'
  | 'distanceToMain'
  | 'pipeMaterial'
  | 'videoLink'
  | 'notInspected'
  | 'findings'
  | 'disclaimers'
>;

/**
 * A report, collection `inspection_reports`. A version never changes: an amendment is a new one under the same id, and
 * each is kept whole in `report_versions`.
 */
export interface InspectionReport {
  readonly id: string;
  readonly customer_id: string | null;
  readonly booking_id: string | null;
  readonly client_email: string;
  /** `YYYY-MM-DD`. */
  readonly report_date: string;
  readonly inspection_type: ReportForm['inspectionType'];
  readonly sewer_scope_type: ReportForm['sewerScopeType'];
  readonly summary: string;
  /** JSON text of `Recommendations`. */
  readonly recommendations: string;
  readonly inspector_notes: string;
  /** JSON text of `ReportFindings`. */
  readonly findings: string;
  readonly photos: readonly ReportPhoto[];
  /** The newest version's last. */
  readonly report_files: readonly ReportFile[];
  /** From 1. */
  readonly version: number;
  /** What an amendment changed; empty for the first version. */
  readonly amendment: string;
  /** Since when its video can be seen, ISO 8601; null without one. An amendment that leaves the link does not move it. */
  readonly video_since: string | null;
  /** ISO 8601. */
  readonly created_at: string;
  /** Null until the client was told. */
  readonly sent_at: string | null;
  /** The newest version that the client was told of, from 1; null until then. */
  readonly sent_version: number | null;
}
