import '../platform/options';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { collections } from '@domain/firestore/paths';
import { reportVersionRecord } from '@domain/report/report-version-record';
import { event } from '../platform/event';

/** Renders the PDF of a version as soon as it is stored; the sweeper renders those it misses. */
export const onReportVersion = onDocumentCreated(
  { document: `${collections.reportVersions}/{versionId}`, memory: '1GiB' },
  event('report-version', async ({ data, params }) => {
    if (!data) return;
    const { report_id: reportId, version } = reportVersionRecord.read(params.versionId, data.data());
    const { storeReportFile } = await import('../report/store-report-file');
    await storeReportFile(reportId, version, new Date());
  }),
);
