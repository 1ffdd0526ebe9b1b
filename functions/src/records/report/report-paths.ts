import { storageFolders } from '@domain/firestore/paths';

/** The folder of all files rendered for a report, and of nothing else. */
export function reportFolder(reportId: string): string {
  return `${storageFolders.reports}/${reportId}/`;
}

/** The PDF of a report's version. */
export function versionPath(reportId: string, version: number): string {
  return `${reportFolder(reportId)}report-v${version}.pdf`;
}

/** The PDF of a repair request list; without an id, the common prefix of all lists of the report. */
export function repairListPath(reportId: string, shareId?: string): string {
  return `${reportFolder(reportId)}repair-list-${shareId === undefined ? '' : `${shareId}.pdf`}`;
}
