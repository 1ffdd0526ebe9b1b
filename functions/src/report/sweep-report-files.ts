import { logs } from '../platform/logs';
import { withoutFile } from '../platform/without-file';
import { readable } from '../platform/readable';
import { reportVersions } from '../records/report/stored-version';
import { storeReportFile } from './store-report-file';

const sweptAtMost = 10;

/** Renders missing report files. @returns how many it stored. */
export async function sweepReportFiles(now: Date): Promise<number> {
  let stored = 0;
  for (const { stored: missing } of readable(await withoutFile(reportVersions(), sweptAtMost))) {
    const { report_id: reportId, version } = missing;
    try {
      await storeReportFile(reportId, version, now);
      stored += 1;
    } catch (error) {
      logs.reportNotStored(reportId, version, error);
    }
  }
  return stored;
}
