import { useLiveCount } from '@/firebase/use-live-count';
import { StatusBadge } from '@/ui/status-badge';
import { countText } from './count-text';
import { undeliveredMails } from './undelivered-mail';

/** How many mails could not be delivered, live; nothing where none. */
export function UndeliveredCount() {
  const count = useLiveCount(undeliveredMails);
  return count && count.count > 0 ? <StatusBadge tone="cancelled">{countText(count)}</StatusBadge> : null;
}
