import '../platform/options';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { collections } from '@domain/firestore/paths';
import { event } from '../platform/event';

/** Renders the PDF of a version as soon as it is stored; the sweeper renders those it misses. */
export const onReportVersion = onDocumentCreated(
  { document: `${collections.reportVersions}/{versionId}`, memory: '1GiB' },
  event('report-version', async ({ data, params }) => {
    if (!data) return;
    // Every service loads this file at its start; the report's schema is for this event alone.
    const [{ reportVersionRecord }, { storeReportFile }] = await Promise.all([
      import('@domain/report/report-version-record'),
      import('../report/store-report-file'),
    ]);
    const { report_id: reportId, version } = reportVersionRecord.read(params.versionId, data.data());
    await storeReportFile(reportId, version, new Date());
  }),
);
