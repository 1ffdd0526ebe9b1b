import type { ReportForm } from '@domain/report/report-form';

/** A photo as one reader may load it, for a quarter of an hour. */
export interface PhotoView {
  readonly url: string;
  readonly previewUrl: string;
  /** Pixels of the preview. */
  readonly width: number;
  readonly height: number;
}

/** A version as a file. */
export interface VersionView {
  /** From 1. */
  readonly version: number;
  readonly writtenAt: Date;
  /** What it changed; empty for the first. */
  readonly amendment: string;
  /** Null while the file is in preparation. */
  readonly pdfUrl: string | null;
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
  /** Null while the file is in preparation, and for a reader who does not get it. */
  readonly pdfUrl: string | null;
  /** The newest version first; none for a reader who does not get files. */
  readonly versions: readonly VersionView[];
  /** From whom a reader has it, where it is not the client. */
  readonly sharedBy: string | null;
}

/** The address of the video while it can be seen; null otherwise. */
export function videoOf({ form, videoEnd, now }: ReportView): string | null {
  return form.videoLink !== '' && videoEnd !== null && now <= videoEnd ? form.videoLink : null;
}
