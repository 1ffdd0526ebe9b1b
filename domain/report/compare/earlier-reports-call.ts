import { object } from 'yup';
import { documentIdField } from '../../firestore/document-id';
import type { ScopeDirection } from '../report-options';
import type { EarlierFinding } from './comparison';

/** office-earlier-reports: the reports with which that of a job can be compared. */
export const earlierReportsSchema = object({ bookingId: documentIdField }).noUnknown().required();

/** An earlier report, as far as a comparison needs it. */
export interface EarlierReport {
  readonly reportId: string;
  /** When it was inspected, `YYYY-MM-DD`. */
  readonly date: string;
  /** Which way the camera went; empty if the report doesn't say. */
  readonly direction: ScopeDirection | '';
  readonly linearFootage: number | null;
  readonly distanceToMain: number | null;
  readonly findings: readonly EarlierFinding[];
}

export interface EarlierReportsAnswer {
  /** The newest first. */
  readonly reports: readonly EarlierReport[];
}
