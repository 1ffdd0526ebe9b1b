import { reportVersions, versionId, type StoredVersion } from './stored-version';

/** One version of a report, with its photos; null if there is no such version. */
export async function loadVersion(reportId: string, version: number): Promise<StoredVersion | null> {
  const reference = reportVersions().doc(versionId(reportId, version));
  return (await reference.get()).data() ?? null;
}
