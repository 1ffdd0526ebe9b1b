import { reportNumber } from '@domain/report/report-number';

/** File name of a report version's PDF when saved. */
export function reportFileName(reportId: string, version: number): string {
  const number = reportNumber(reportId);
  return version === 1 ? `sewer-report-${number}.pdf` : `sewer-report-${number}-version-${version}.pdf`;
}
