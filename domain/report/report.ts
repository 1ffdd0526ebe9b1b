import type { ReportForm } from './report-form';

export interface ReportFile {
  readonly file_path: string;
  readonly file_name: string;
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

/** A report, collection `inspection_reports`. Frozen once sent: an amendment is a new version under the same id. */
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
  /** The newest version's last. */
  readonly report_files: readonly ReportFile[];
  /** From 1. */
  readonly version: number;
  /** What an amendment changed; empty for the first version. */
  readonly amendment: string;
  /** ISO 8601. */
  readonly created_at: string;
  /** Null until the client was told. */
  readonly sent_at: string | null;
}
