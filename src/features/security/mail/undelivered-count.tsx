import { countWords } from '@domain/text/counted';
import { useListCount } from '@/firebase/lists/use-list-count';
import { StatusBadge } from '@/ui/status-badge';
import { countedDelayed } from './delayed-mail';
import { countedMails } from './undelivered-mail';

/**
 * The number of undelivered and delayed messages, live; nothing where there are none. `open`: their list is on the
 * screen.
 */
export function UndeliveredCount({ open }: { readonly open: boolean }) {
  const count = useListCount(countedMails, open);
  const delayed = useListCount(countedDelayed, open);
  return (
    <>
      {count && count.count > 0 && <StatusBadge tone="cancelled">{countWords(count)}</StatusBadge>}
      {delayed && delayed.count > 0 && (
        <StatusBadge tone="pending">{`${countWords(delayed)} delayed`}</StatusBadge>
      )}
    </>
  );
}
