import { createHash } from 'node:crypto';
import { collections } from '@domain/firestore/paths';
import { localBucket } from '../../admin/local-bucket';
import { localServices } from '../../admin/local-services';
import { callAt } from '../../demo/call-at';
import { signInDemoAdmin } from '../../demo/sign-in-demo-admin';
import { startHandlers } from '../handlers/start-handlers';

const from = '192.0.2.1';

/** What fails in the product on restored data: an admin's sign-in, a client's links, a file. */
export async function useRestoredProduct(): Promise<string[]> {
  const { firestore } = localServices();
  const handlers = await startHandlers();
  const failures: string[] = [];
  try {
    const idToken = await signInDemoAdmin();
    const links = await firestore.collection(collections.accessLinks).where('revoked_at', '==', null).get();
    const keyOf = (kind: string) =>
      links.docs.find((link) => link.get('kind') === kind && link.get('subject') !== null)?.id ?? '';

    const forms = await callAt(handlers.url, 'client-forms-open', { booking: keyOf('booking') }, { from });
    if (forms.state !== 'open') failures.push(`a client's link is ${forms.state}`);
    const page = await fetch(`${handlers.url}/pages/report/${keyOf('report')}`);
    if (page.status !== 200) failures.push(`a report's link answered ${page.status}`);

    const report = (await firestore.collection(collections.inspectionReports).limit(1).get()).docs[0];
    const opened =
      report &&
      (await callAt(handlers.url, 'office-report-open', { reportId: report.id }, { from, idToken }));
    if (!opened || opened.reportId !== report.id) failures.push('the office cannot view a report');
    const signedDocuments = await firestore
      .collection(collections.agreements)
      .where('pdf', '!=', null)
      .limit(1)
      .get();
    const pdf = signedDocuments.docs[0]?.get('pdf') as
      { readonly path: string; readonly sha256: string } | undefined;
    if (!pdf) failures.push('there is no signed document');
    else {
      const [bytes] = await localBucket().file(pdf.path).download();
      if (createHash('sha256').update(bytes).digest('hex') !== pdf.sha256)
        failures.push('a signed document differs');
    }
    return failures;
  } finally {
    await handlers.stop();
  }
}
