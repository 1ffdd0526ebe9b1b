import { referenceOf } from '../text/reference';

/** The Report ID shown to readers. */
export function reportNumber(reportId: string): string {
  return referenceOf(reportId);
}
