import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import * as record from '@domain/report/report-version-record';
import { collectionOf } from '../../platform/collection-of';

/** A stored version of a report. */
export type StoredVersion = record.StoredVersion<Timestamp>;

/** All versions of all reports, see `versionId`. */
export function reportVersions(): CollectionReference<StoredVersion, StoredVersion> {
  return collectionOf(record.reportVersionRecord);
}

/** The document id of a report's version. */
export function versionId(reportId: string, version: number): string {
  return `${reportId}_${version}`;
}
