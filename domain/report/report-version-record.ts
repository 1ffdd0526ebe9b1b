import { object } from 'yup';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import { instant, map, numeric, text } from '../firestore/stored-fields';
import { versionFields, type StoredReport } from './inspection-report-record';

/** The stored PDF of a version. `At`: how a moment is given. */
export interface ReportPdf<At> {
  readonly path: string;
  /** Hexadecimal. */
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
  readonly created_at: At;
}

/**
 * A complete version of a report, collection `report_versions`; only its file is set later. `At`: how a moment is
 * given.
 */
export interface StoredVersion<At> extends Omit<
  StoredReport<At>,
  | 'property_id'
  | 'report_files'
  | 'sent_at'
  | 'sent_version'
  | 'report_mail'
  | 'search_keys'
  | 'opened_at'
  | 'reminder'
  | 'review_state'
> {
  readonly report_id: string;
  /** Null before the PDF is stored. */
  readonly pdf: ReportPdf<At> | null;
}

const pdf = map({ path: text(), sha256: text(), size: numeric(), created_at: instant() }).nullable();

const version: Reads<StoredVersion<Instant>> = object({ ...versionFields, report_id: text(), pdf });

/** What lists of versions read; the text of one version can be 800 kB. */
export type VersionHead<At> = Pick<StoredVersion<At>, 'version' | 'amendment' | 'created_at' | 'pdf'>;

const head: Reads<VersionHead<Instant>> = object({
  version: versionFields.version,
  amendment: versionFields.amendment,
  created_at: versionFields.created_at,
  pdf,
});

export const reportVersionRecord = recordType(collections.reportVersions, version);
export const versionHeadRecord = recordType(collections.reportVersions, head);
