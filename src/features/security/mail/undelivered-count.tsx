import { useListCount } from '@/firebase/use-list-count';
import { StatusBadge } from '@/ui/status-badge';
import { countText } from '../figures/count-text';
import { countedMails } from './undelivered-mail';

/** How many mails could not be delivered, live; nothing where none. `open`: their list is on the screen. */
export function UndeliveredCount({ open }: { readonly open: boolean }) {
  const count = useListCount(countedMails, open);
  return count && count.count > 0 ? <StatusBadge tone="cancelled">{countText(count)}</StatusBadge> : null;
}
