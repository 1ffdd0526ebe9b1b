import { reportNumber } from '@domain/report/report-number';

/** What the PDF of a report's version is called where it is saved. */
export function reportFileName(reportId: string, version: number): string {
  const number = reportNumber(reportId);
  return version === 1 ? `sewer-report-${number}.pdf` : `sewer-report-${number}-version-${version}.pdf`;
}
