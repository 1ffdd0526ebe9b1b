import { collections } from '@domain/firestore/paths';
import { firestore } from '../../platform/firestore';
import { versionId, type StoredVersion } from './stored-report';

/** One version of a report, with its photos; null if there is no such version. */
export async function loadVersion(reportId: string, version: number): Promise<StoredVersion | null> {
  const reference = firestore().collection(collections.reportVersions).doc(versionId(reportId, version));
  return ((await reference.get()).data() as StoredVersion | undefined) ?? null;
}
