import type { Recommendations } from '../report/repair-priorities';

/** An unpaid report: date, address, amount due and where to pay, but no findings. */
export interface UnpaidListedReport {
  readonly state: 'unpaid';
  readonly id: string;
  /** `YYYY-MM-DD`. */
  readonly report_date: string;
  readonly property_address: string;
  /** US dollars. */
  readonly amount: number;
  /** The report's page, which explains how to pay; null if its link was revoked. */
  readonly url: string | null;
}

/** A report that was paid or waived. */
export interface OpenListedReport {
  readonly state: 'open';
  readonly id: string;
  /** `YYYY-MM-DD`. */
  readonly report_date: string;
  readonly property_address: string;
  readonly summary: string;
  readonly recommendations: Recommendations;
  readonly inspector_notes: string;
  /** From 1. */
  readonly version: number;
  /** What the newest version changed; empty for the first. */
  readonly amendment: string;
  /** File names of the PDFs, newest version first; empty while the first is being made. */
  readonly files: readonly string[];
  readonly url: string | null;
}

export type ListedReport = UnpaidListedReport | OpenListedReport;

/** Rows of one list, newest first. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Cursor for the next rows; null on the last page. */
  readonly next: string | null;
}
