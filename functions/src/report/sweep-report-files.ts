import { collections } from '@domain/firestore/paths';
import { logs } from '../platform/logs';
import { withoutFile } from '../platform/without-file';
import type { StoredVersion } from '../records/report/stored-report';
import { storeReportFile } from './store-report-file';

const sweptAtMost = 10;

/** Renders missing report files. @returns how many it stored. */
export async function sweepReportFiles(now: Date): Promise<number> {
  let stored = 0;
  for (const document of await withoutFile(collections.reportVersions, sweptAtMost)) {
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
