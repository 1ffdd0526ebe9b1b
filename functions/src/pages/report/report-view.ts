import type { Inspector } from '@domain/report/inspector';
import type { ReportForm } from '@domain/report/report-form';

/** A photo with URLs for one reader, valid for 15 minutes. */
export interface PhotoView {
  readonly url: string;
  readonly previewUrl: string;
  /** Pixels of the preview. */
  readonly width: number;
  readonly height: number;
}

/** A version's download. */
export interface VersionView {
  /** From 1. */
  readonly version: number;
  readonly writtenAt: Date;
  /** What it changed; empty for the first. */
  readonly amendment: string;
  /** Null while the file is being rendered. */
  readonly pdfUrl: string | null;
}

/** A film of the report for one reader. */
export interface FilmView {
  /** The film's id, which a finding of it names. */
  readonly id: string;
  readonly label: string;
  /** Where it stands: still uploading, to be watched, to be downloaded only, over. */
  readonly state: 'coming' | 'playable' | 'download' | 'over';
  /** The last moment at which it is available; null before it is there. */
  readonly end: Date | null;
  /** This reader's addresses; null where there is nothing to get. */
  readonly url: string | null;
  readonly downloadUrl: string | null;
}

/** A report as its page shows it. */
export interface ReportView {
  readonly form: ReportForm;
  /** The Report ID shown to readers. */
  readonly number: string;
  /** From 1. */
  readonly version: number;
  readonly amendment: string;
  /** Null if unknown. */
  readonly inspector: Inspector | null;
  readonly writtenAt: Date;
  /** The last moment at which the video is available; null for none. */
  readonly videoEnd: Date | null;
  readonly now: Date;
  /** In the report's order; empty for none, and for a reader without access to them. */
  readonly films: readonly FilmView[];
  /** Film of the earlier report with which it is compared -> this reader's address. */
  readonly earlierFilms: ReadonlyMap<string, string>;
  /** Photo path -> this reader's URLs. */
  readonly photos: ReadonlyMap<string, PhotoView>;
  /** The same for the pictures of the earlier report with which it is compared. */
  readonly earlierPhotos: ReadonlyMap<string, PhotoView>;
  /** Null while the file is being rendered, and for a reader without access to it. */
  readonly pdfUrl: string | null;
  /** Newest version first; empty for a reader without access to files. */
  readonly versions: readonly VersionView[];
  /** What codes on the printed page open, at a finding. */
  readonly paperAddress: string;
  /** Who shared it; null for the client. */
  readonly sharedBy: string | null;
}

/** The video's URL while it is available; null otherwise. */
export function videoOf({ form, videoEnd, now }: ReportView): string | null {
  return form.videoLink !== '' && videoEnd !== null && now <= videoEnd ? form.videoLink : null;
}
