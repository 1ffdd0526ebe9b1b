import type { KnownForms } from '../content/known-next-steps';
import { readForms } from './read-forms';

/**
 * Calls `show` with the forms of a client's link, now and whenever they may have changed: the page becomes visible,
 * the connection is back, or the outbox has sent something. `null`: nothing is known.
 */
export function followForms(booking: string, show: (forms: KnownForms | null) => void): void {
  let asked = 0;
  let outbox: BroadcastChannel | null = null;

  const look = async () => {
    asked += 1;
    const turn = asked;
    const forms = await readForms(booking);
    if (turn !== asked) return;
    show(forms);
    if (forms?.questionnaireWaits) listenToOutbox();
  };
  // Only while something waits, because an open channel can keep the page out of the back/forward cache.
  const listenToOutbox = () => {
    if (outbox) return;
    outbox = new BroadcastChannel('outbox');
    outbox.onmessage = () => void look();
  };

  addEventListener('online', () => void look());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // The page was restored as it was before the client left for a form.
    show(null);
    void look();
  });
  void look();
}
