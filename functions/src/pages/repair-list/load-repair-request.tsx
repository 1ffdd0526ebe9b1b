import { randomUUID } from 'node:crypto';
import type { Finding } from '@domain/report/finding';
import { readable } from '../../platform/readable';
import { reportPath, reportUrl } from '../../records/access/report-key';
import { workingKeys } from '../../records/access/working-keys';
import { reportShares } from '../../records/share/stored-share';
import type { ListNews } from '../../repair-list/list-news';
import { RepairRequest, type OwnList } from './repair-request';

interface Asked {
  readonly key: string;
  readonly news: string | null;
}

const allNews: readonly string[] = ['made', 'closed', 'nothing-chosen', 'too-many'] satisfies ListNews[];

/** The section of a client's report page for creating and revoking repair request lists. */
export async function loadRepairRequest(
  reportId: string,
  findings: readonly Finding[],
  { key, news }: Asked,
  now: Date,
) {
  return (
    <RepairRequest
      findings={findings}
      address={`${reportPath(key)}/repair-list`}
      token={randomUUID()}
      lists={await ownLists(reportId, now)}
      news={news !== null && allNews.includes(news) ? (news as ListNews) : null}
    />
  );
}

async function ownLists(reportId: string, now: Date): Promise<OwnList[]> {
  const found = await reportShares().where('report_id', '==', reportId).where('revoked_at', '==', null).get();
  const lists = readable(found.docs)
    .map(({ id, stored }) => ({ id, share: stored }))
    .filter(({ share }) => share.kind === 'repair-list');
  const keys = await workingKeys(
    'share',
    lists.map(({ id }) => id),
    now,
  );
  return lists
    .flatMap(({ id, share }) => {
      const key = keys.get(id);
      if (key === undefined) return [];
      return {
        id,
        url: reportUrl(key),
        recipientName: share.recipient_name,
        createdAt: share.created_at.toDate(),
        count: share.finding_ids?.length ?? 0,
      };
    })
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
}
