import { storageFolders } from '@domain/firestore/paths';

/** Below it lie all files that were made of a report, and nothing else. */
export function reportFolder(reportId: string): string {
  return `${storageFolders.reports}/${reportId}/`;
}

/** The PDF of a report's version. */
export function versionPath(reportId: string, version: number): string {
  return `${reportFolder(reportId)}report-v${version}.pdf`;
}

/** The PDF of a repair request list; without the list's id, what those of all lists of the report begin with. */
export function repairListPath(reportId: string, shareId?: string): string {
  return `${reportFolder(reportId)}repair-list-${shareId === undefined ? '' : `${shareId}.pdf`}`;
}
