import { randomUUID } from 'node:crypto';
import { reportPath } from '../../records/access/report-key';
import type { StoredReport } from '../../records/report/stored-report';
import type { OpenShare } from '../../share/open-shares';
import { referringAgent } from '../../share/referring-agent';
import { shareNews, type ShareNews } from '../../share/share-news';
import { SharePanel, type RefusedShare } from './share-panel';

interface Asked {
  readonly key: string;
  /** Result of the last action, from the URL. */
  readonly news: string | null;
  readonly refused: RefusedShare | null;
}

/** The part of a client's report page for sharing the report and ending shares. */
export async function loadSharePanel(
  { booking_id: bookingId }: Pick<StoredReport, 'booking_id'>,
  shares: readonly OpenShare[],
  { key, news, refused }: Asked,
) {
  return (
    <SharePanel
      agent={await referringAgent(bookingId)}
      address={`${reportPath(key)}/share`}
      tokens={[randomUUID(), randomUUID()]}
      shares={shares.filter(({ share }) => share.kind === 'report')}
      news={shareNews.find((known): known is ShareNews => known === news) ?? null}
      refused={refused}
    />
  );
}
