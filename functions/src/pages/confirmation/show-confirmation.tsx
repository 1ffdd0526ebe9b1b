import { confirmsRepair } from '@domain/report/compare/confirmation';
import { confirmationTitle } from '@domain/report/compare/confirmation-title';
import { reportAssets } from '@domain/report/report-assets';
import { reportPath } from '../../records/access/report-key';
import type { StoredShare } from '../../records/share/stored-share';
import { closedAnswer, type ReportAnswer } from '../parts/report-answer';
import type { ReportView } from '../report/report-view';
import { sharedView } from '../report/shared-view';
import { ConfirmationPage } from './confirmation-page';

/** The page of a share that shows the confirmation of a repair alone. */
export function showConfirmation(whole: ReportView, share: StoredShare, key: string): ReportAnswer {
  const view = sharedView(whole, share);
  const { comparison } = view.form;
  if (!confirmsRepair(comparison)) return closedAnswer('share-closed');
  const body = <ConfirmationPage {...{ view, comparison }} pdfUrl={`${reportPath(key)}/confirmation.pdf`} />;
  return { status: 200, title: confirmationTitle, body, options: { scripts: [reportAssets.script] } };
}
