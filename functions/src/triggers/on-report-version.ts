import '../platform/options';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { collections } from '@domain/firestore/paths';
import { event } from '../platform/event';
import type { StoredVersion } from '../records/report/stored-report';

/** Renders the PDF of a version as soon as it is stored; the sweeper renders those it misses. */
export const onReportVersion = onDocumentCreated(
  { document: `${collections.reportVersions}/{versionId}`, memory: '1GiB' },
  event('report-version', async ({ data }) => {
    const version = data?.data() as StoredVersion | undefined;
    if (!version) return;
    const { storeReportFile } = await import('../report/store-report-file');
    await storeReportFile(version.report_id, version.version, new Date());
  }),
);
