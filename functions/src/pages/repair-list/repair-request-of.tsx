import { randomUUID } from 'node:crypto';
import type { Finding } from '@domain/report/finding';
import { reportPath } from '../../records/access/report-key';
import type { ListNews } from '../../repair-list/list-news';
import type { OpenShare } from '../../share/open-shares';
import { RepairRequest, type RefusedList } from './repair-request';

interface Asked {
  readonly key: string;
  readonly news: string | null;
  readonly refused: RefusedList | null;
}

const allNews: readonly string[] = [
  'made',
  'closed',
  'nothing-chosen',
  'too-many',
  'too-long',
] satisfies ListNews[];

/** The part of a client's report page for creating and ending repair request lists; null without findings. */
export function repairRequest(
  findings: readonly Finding[],
  shares: readonly OpenShare[],
  { key, news, refused }: Asked,
) {
  if (findings.length === 0) return null;
  return (
    <RepairRequest
      findings={findings}
      address={`${reportPath(key)}/repair-list`}
      token={randomUUID()}
      lists={shares.filter(({ share }) => share.kind === 'repair-list')}
      refused={refused}
      news={refused ? refused.news : news !== null && allNews.includes(news) ? (news as ListNews) : null}
    />
  );
}
