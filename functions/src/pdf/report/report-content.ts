import type { Inspector } from '@domain/report/inspector';
import type { ReportForm } from '@domain/report/report-form';
import type { Picture } from '../layout/picture-store';

export interface ReportContent {
  readonly form: ReportForm;
  /** The report's human-readable number; never a key. */
  readonly number: string;
  /** From 1. */
  readonly version: number;
  /** What this version changed; empty for the first. */
  readonly amendment: string;
  /** Null if unknown. */
  readonly inspector: Inspector | null;
  /** When this version was created. */
  readonly createdAt: Date;
  /** The report's page, which the codes of findings open at that finding. It has no key: the file may be passed on. */
  readonly pageAddress: string;
  /** The last moment at which the video is available; null for none. */
  readonly videoEnd: Date | null;
  /** Photo path -> picture. For a missing picture, a note is printed instead. */
  readonly pictures: ReadonlyMap<string, Picture>;
  /** The same for the photos of the earlier report with which it is compared. */
  readonly earlierPictures: ReadonlyMap<string, Picture>;
}
