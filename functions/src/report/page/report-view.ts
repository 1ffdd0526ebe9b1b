import type { ReportForm } from '@domain/report/report-form';

/** A photo as one reader may load it, for a quarter of an hour. */
export interface PhotoView {
  readonly url: string;
  readonly previewUrl: string;
  /** Pixels of the preview. */
  readonly width: number;
  readonly height: number;
}

/** A report as its page shows it. */
export interface ReportView {
  readonly form: ReportForm;
  /** What readers call it by. */
  readonly number: string;
  /** From 1. */
  readonly version: number;
  readonly amendment: string;
  readonly writtenAt: Date;
  /** The last moment of the video; null where there is none. */
  readonly videoEnd: Date | null;
  readonly now: Date;
  /** Path of a photo -> how this reader loads it. */
  readonly photos: ReadonlyMap<string, PhotoView>;
  /** Null while the file is in preparation. */
  readonly pdfUrl: string | null;
}
