import { randomUUID } from 'node:crypto';
import { normalizeEmail } from '@domain/contact/email';
import type { NamedRecipient } from '@domain/share/named-recipient';
import type { StoredJob } from '../../records/job/stored-job';
import { reportPath } from '../../records/access/report-key';
import type { OpenShare } from '../../share/open-shares';
import { referringAgent } from '../../share/referring-agent';
import { knownNews } from '../../share/share-news';
import { SharePanel, type RefusedShare } from './share-panel';

interface Asked {
  readonly key: string;
  /** Result of the last action, from the URL. */
  readonly news: string | null;
  readonly refused: RefusedShare | null;
  /** Whom the page asks about beside the panel. */
  readonly named: NamedRecipient | null;
  /** Whether the report confirms a repair. */
  readonly confirms: boolean;
}

/** The part of a client's report page for sharing the report and ending shares. */
export async function loadSharePanel(
  job: StoredJob | undefined,
  shares: readonly OpenShare[],
  { key, news, refused, named, confirms }: Asked,
) {
  const agent = await referringAgent(job);
  const isAsked = agent !== null && named?.email === normalizeEmail(agent.email);
  return (
    <SharePanel
      agent={isAsked ? null : agent}
      address={`${reportPath(key)}/share`}
      tokens={[randomUUID(), randomUUID()]}
      shares={shares.filter(({ share }) => share.kind !== 'repair-list')}
      confirms={confirms}
      news={knownNews(news)}
      refused={refused}
    />
  );
}
