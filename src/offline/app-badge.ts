import { countOutbox } from './outbox-counts';
import { listOutbox, subscribeToOutbox } from './outbox-store';

/**
 * Shows on the installed app's icon how many entries of one form the server does not have, for as long as the page lives;
 * the system keeps the number after that. Does nothing where icons carry none. Answers how to stop.
 */
export function keepAppBadge(formType: string): () => void {
  if (!('setAppBadge' in navigator)) return () => undefined;
  let latest = 0;
  let shown: number | null = null;
  const show = async () => {
    latest += 1;
    const turn = latest;
    const entries = (await listOutbox()).filter((entry) => entry.formType === formType);
    const { unsent, needAttention } = countOutbox(entries);
    const count = unsent + needAttention;
    if (turn !== latest || count === shown) return;
    shown = count;
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge());
  };
  // A device without a database has nothing to count, and a browser may refuse the badge.
  const look = () => void show().catch(() => undefined);
  const stop = subscribeToOutbox(look);
  look();
  return () => {
    latest = -1;
    stop();
  };
}
