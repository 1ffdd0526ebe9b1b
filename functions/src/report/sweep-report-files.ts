import { collections } from '@domain/firestore/paths';
import { firestore } from '../platform/firestore';
import { logs } from '../platform/logs';
import { storeReportFile } from './store-report-file';
import type { StoredVersion } from './stored-report';

const sweptAtMost = 10;

/** Renders the report files that are missing. @returns how many it stored. */
export async function sweepReportFiles(now: Date): Promise<number> {
  const missing = await firestore()
    .collection(collections.reportVersions)
    .where('pdf', '==', null)
    .limit(sweptAtMost)
    .get();
  let stored = 0;
  for (const document of missing.docs) {
    const { report_id: reportId, version } = document.data() as StoredVersion;
    try {
      await storeReportFile(reportId, version, now);
      stored += 1;
    } catch (error) {
      logs.reportNotStored(reportId, version, error);
    }
  }
  return stored;
}
