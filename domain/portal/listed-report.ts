import type { Recommendations } from '../report/repair-priorities';

/** A report that is not paid for: when and where, what is due and where to pay, and nothing of what was found. */
export interface UnpaidListedReport {
  readonly state: 'unpaid';
  readonly id: string;
  /** `YYYY-MM-DD`. */
  readonly report_date: string;
  readonly property_address: string;
  /** US dollars. */
  readonly amount: number;
  /** The report's page, which says how to pay; null where its link was revoked. */
  readonly url: string | null;
}

/** A report that is paid for or waived. */
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
  /** Names of the PDFs, the newest version's first; none while the first is made. */
  readonly files: readonly string[];
  readonly url: string | null;
}

export type ListedReport = UnpaidListedReport | OpenListedReport;

/** Rows of one list, the newest first. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** What to ask for the rows after these; null where these are the last. */
  readonly next: string | null;
}
