import { storageFolders } from '@domain/firestore/paths';
import { photoId } from '@domain/report/inspection-photo';

/** The folder of all files rendered for a report, and of nothing else. */
export function reportFolder(reportId: string): string {
  return `${storageFolders.reports}/${reportId}/`;
}

/** The PDF of a report's version. */
export function versionPath(reportId: string, version: number): string {
  return `${reportFolder(reportId)}report-v${version}.pdf`;
}

/** The PDF of the confirmation of repair alone, from a report's version. */
export function confirmationPath(reportId: string, version: number): string {
  return `${reportFolder(reportId)}confirmation-v${version}.pdf`;
}

/** What the PDFs of a repair request list begin with; without an id, those of all lists of the report. */
export function repairListFiles(reportId: string, shareId = ''): string {
  return `${reportFolder(reportId)}repair-list-${shareId}`;
}

/** The PDF of a repair request list, with the report's numbers; one without the suffix is numbered from 1. */
export function repairListPath(reportId: string, shareId: string): string {
  return `${repairListFiles(reportId, shareId)}-as-in-report.pdf`;
}

/** A report's copy of a photo that an earlier report has at this path. */
export function earlierPicturePath(reportId: string, photo: string): string {
  return `${reportFolder(reportId)}earlier/${photoId(photo)}.jpg`;
}
