import { reportAssets } from '@domain/report/report-assets';
import { reportPath } from '../../records/access/report-key';
import { loadList, type OpenedList } from '../../repair-list/load-list';
import { closedAnswer, type ReportAnswer } from '../parts/report-answer';
import { photoViews } from '../report/load-view';
import { RepairListPage } from './repair-list-page';

/** The page of a repair request list. */
export async function showRepairList(opened: OpenedList, key: string, now: Date): Promise<ReportAnswer> {
  const list = await loadList(opened);
  if (!list) return closedAnswer('share-closed');
  const body = (
    <RepairListPage
      list={list}
      photos={photoViews(list.photos, now)}
      pdfUrl={`${reportPath(key)}/repair-list.pdf`}
    />
  );
  return { status: 200, title: 'Repair request', body, options: { scripts: [reportAssets.script] } };
}
