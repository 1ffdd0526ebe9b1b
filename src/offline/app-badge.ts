import { countOutbox } from './outbox-counts';
import { listOutbox, subscribeToOutbox } from './outbox-store';

/**
 * Shows the number of a form's unsent entries on the installed app's icon while the page lives. Does nothing where
 * badges are not supported. Returns the function that stops it.
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
  // ignored: the browser may refuse the database or the badge, and the page shows the entries anyway
  const look = () => void show().catch(() => undefined);
  const stop = subscribeToOutbox(look);
  look();
  return () => {
    latest = -1;
    stop();
  };
}
