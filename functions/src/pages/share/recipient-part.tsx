import type { NamedRecipient } from '@domain/share/named-recipient';
import type { OpenShare } from '../../share/open-shares';
import type { ShareNews } from '../../share/share-news';
import { RecipientAsk, type Outstanding, type RefusedRecipient } from './recipient-ask';
import { ShareList } from './share-list';
import { ShareNewsNote } from './share-news-note';

interface RecipientPartProps {
  /** Whom to ask about; null if there is nothing to ask. */
  readonly named: NamedRecipient | null;
  /** The named person's share, while it waits. */
  readonly waiting: OpenShare | null;
  /** The page's own: `/report/{key}`. */
  readonly address: string;
  readonly outstanding: Outstanding;
  readonly news: ShareNews | null;
  readonly refused: RefusedRecipient | null;
}

/** On the pages where a client pays: who else gets the report, and the question about it. */
export function RecipientPart({ named, waiting, address, outstanding, news, refused }: RecipientPartProps) {
  if (named) return <RecipientAsk action={`${address}/recipient`} {...{ named, outstanding, refused }} />;
  if (!waiting && !news) return null;
  return (
    <section id="share" className="ask screen" aria-labelledby="share-title">
      <h2 id="share-title">Who else gets the report</h2>
      <ShareNewsNote news={news} />
      {waiting && <ShareList shares={[waiting]} closeAction={`${address}/share/close`} />}
    </section>
  );
}
