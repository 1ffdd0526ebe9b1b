import type { LastMail } from '../mail/requested-mail';
import type { ReportReminder } from '../outreach/report-reminder';
import type { ReviewState } from '../outreach/review-request';
import type { ShownPhoto } from './inspection-photo';
import type { Inspector } from './inspector';
import type { ReportForm } from './report-form';

export interface ReportFile {
  readonly file_path: string;
  readonly file_name: string;
}

/** Snapshot of a checked photo, so that a version always shows the same one. */
export interface ReportPhoto {
  /** As the findings name it. */
  readonly path: string;
  readonly shown: ShownPhoto;
  readonly preview: ShownPhoto;
}

/** A small picture of an earlier report, copied for a comparison, so that it outlives that report. */
export interface EarlierPicture {
  /** As the comparison names it: the photo's path in the earlier report. */
  readonly path: string;
  /** What is copied, in the bucket. */
  readonly from: string;
  readonly picture: ShownPhoto;
}

/** A film as a report names it, collection `films`. */
export interface ReportFilm<At = string> {
  readonly id: string;
  /** May be empty. */
  readonly label: string;
  /** When the first version with it was written; amendments keep it. */
  readonly since: At;
}

/** What `findings` holds, as JSON text: requirement D-09. */
export type ReportFindings = Pick<
  ReportForm,
  | 'clientName'
  | 'clientEmail'
  | 'propertyAddress'
  | 'entryPoint'
  | 'direction'
  | 'endReached'
  | 'linearFootage'
  | 'distanceToMain'
  | 'pipeMaterial'
  | 'videoLink'
  | 'notInspected'
  | 'findings'
  | 'disclaimers'
  | 'comparison'
>;

/**
 * A report, collection `inspection_reports`. A version never changes: an amendment is a new version under the same
 * id, and each version is stored in full in `report_versions`. `At`: how a moment is given, ISO 8601 unless stated.
 */
export interface InspectionReport<At = string> {
  readonly id: string;
  readonly customer_id: string | null;
  readonly booking_id: string | null;
  /** Its job's property, or without a job that of its address; null and empty as in a job. */
  readonly property_id: string | null;
  readonly client_email: string;
  /** `YYYY-MM-DD`. */
  readonly report_date: string;
  /** As chosen then; the form may not offer it anymore. */
  readonly inspection_type: string;
  /** The same. */
  readonly sewer_scope_type: string;
  readonly summary: string;
  /** JSON text of `Recommendations`. */
  readonly recommendations: string;
  readonly inspector_notes: string;
  /** JSON text of `ReportFindings`. */
  readonly findings: string;
  readonly photos: readonly ReportPhoto[];
  /** Empty without a comparison. */
  readonly compared_photos: readonly EarlierPicture[];
  /** The newest version's last. */
  readonly report_files: readonly ReportFile[];
  /** From 1. */
  readonly version: number;
  /** What an amendment changed; empty for the first version. */
  readonly amendment: string;
  /** Null if the admin who wrote it had no name, and in reports from before it was stored. */
  readonly inspector: Inspector | null;
  /**
   * When its video was added; null without one. An amendment that doesn't change the link keeps this date.
   */
  readonly video_since: At | null;
  /** The first is shown first; empty for none. They may still be uploading. */
  readonly films: readonly ReportFilm<At>[];
  readonly created_at: At;
  /** When the client was notified; null before. */
  readonly sent_at: At | null;
  /** The newest version that the client was notified of, from 1; null before. */
  readonly sent_version: number | null;
  /** State of the last email with its link; null if none was sent or recorded. */
  readonly report_mail: LastMail<At> | null;
  /** When the client's browser first showed them the report; null before, and in reports from before it was recorded. */
  readonly opened_at: At | null;
  /** That the line should be scoped again; null if nothing in it says so, and in reports from before there were any. */
  readonly reminder: ReportReminder<At> | null;
  /** Null until the client has opened it. */
  readonly review_state: ReviewState | null;
  readonly search_keys: readonly string[];
}
