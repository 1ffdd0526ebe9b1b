import type { BlankName } from '../report/blanks';
import type { Severity } from '../report/severity';

/** Raises the proposed severity once more than this was measured. */
export interface SeverityThreshold {
  readonly blank: BlankName;
  /** In the blank's unit. */
  readonly over: number;
  readonly severity: Severity;
}

/** A finding to pick: it fills the same fields that can be typed. */
export interface LibraryFinding {
  /** Never changes, whatever the title becomes. */
  readonly id: string;
  /** As it is listed and searched. */
  readonly title: string;
  /** Its main problem in the report. */
  readonly problem: string;
  /** With blanks, such as `[depth]`. */
  readonly observation: string;
  /** What it is proposed with; thresholds can raise it. */
  readonly severity: Severity;
  readonly thresholds: readonly SeverityThreshold[];
  /** It may have blanks too. */
  readonly recommendation: string;
  /** Whether it is listed first for those who haven't chosen their own favorites. */
  readonly favorite: boolean;
  /** Whether it can be picked. */
  readonly active: boolean;
}

/**
 * What the owner changed of the library: findings of their own, changed ones of the trade's whole, and the order. Those
 * that aren't here are as the product has them.
 */
export interface FindingSettings {
  readonly items: readonly LibraryFinding[];
  /** The ids in the owner's order; empty for the standard order. */
  readonly order: readonly string[];
}

export const noFindingChanges: FindingSettings = { items: [], order: [] };
