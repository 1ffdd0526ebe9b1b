import type { ReportForm } from '@domain/report/report-form';
import type { Picture } from '../layout/picture-store';

export interface ReportContent {
  readonly form: ReportForm;
  /** What readers call the report by: never a key that opens anything. */
  readonly number: string;
  /** From 1. */
  readonly version: number;
  /** What this version changed; empty for the first. */
  readonly amendment: string;
  /** The version's own time. */
  readonly createdAt: Date;
  /** The last moment of the video; null where there is none. */
  readonly videoEnd: Date | null;
  /** Path of a photo -> its picture. One that is missing is named in its place. */
  readonly pictures: ReadonlyMap<string, Picture>;
}
