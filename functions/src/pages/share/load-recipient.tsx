import type { StoredJob } from '../../records/job/stored-job';
import { askedRecipient } from '../../records/share/asked-recipient';
import { waitingShare } from '../../share/waiting-share';
import { knownNews } from '../../share/share-news';
import type { RefusedRecipient } from './recipient-ask';
import { RecipientPart } from './recipient-part';

interface PaidJob {
  readonly bookingId: string;
  readonly job: StoredJob;
}

interface Asked {
  /** The page's own: `/report/{key}`. */
  readonly address: string;
  /** Result of the last action, from the URL. */
  readonly news: string | null;
  readonly refused: RefusedRecipient | null;
}

/** On a page where a client pays: who else gets the report, and the question about it. */
export async function loadRecipient(
  { bookingId, job }: PaidJob,
  { address, news, refused }: Asked,
): Promise<React.ReactNode> {
  const named = await askedRecipient(bookingId, job);
  return (
    <RecipientPart
      named={named}
      waiting={named ? null : await waitingShare(job)}
      address={address}
      outstanding={{ ready: job.report_sent_at !== null, paid: job.payment_state !== 'unpaid' }}
      news={knownNews(news)}
      refused={refused}
    />
  );
}
