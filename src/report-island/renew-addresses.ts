/** File addresses expire after 15 minutes, and are renewed shortly before that. */
const renewAfterMs = 13 * 60_000;

const files = 'a[href*="/report/files?"], img[src*="/report/files?"]';

/** Requests this page again; null where the reader no longer has access. */
export type AskForPage = () => Promise<Response | null>;

export const askAsReader: AskForPage = () => fetch(location.pathname, { cache: 'no-store' });

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Renews the addresses of photos and downloads while the page is left open. Only a visible page sends requests. If
 * the link was revoked meanwhile, the page reloads and says so.
 */
export function renewAddresses(ask: AskForPage = askAsReader): void {
  clearTimeout(timer);
  if (!document.querySelector(files)) return;
  timer = setTimeout(() => {
    if (document.visibilityState === 'visible') void renew(ask);
    else document.addEventListener('visibilitychange', () => void renew(ask), { once: true });
  }, renewAfterMs);
}

async function renew(ask: AskForPage): Promise<void> {
  try {
    const answer = await ask();
    if (answer?.status === 404 || answer?.status === 410) location.reload();
    if (answer?.ok) take(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  } catch {
    // ignored: there is no connection; the next renewal tries again
  }
  renewAddresses(ask);
}

/** Replaces each address by the new one with the same file path. */
function take(fresh: Document): void {
  const addresses = new Map(
    [...fresh.querySelectorAll(files)].map((element) => [pathOf(element), addressOf(element)]),
  );
  for (const element of document.querySelectorAll(files)) {
    const address = addresses.get(pathOf(element));
    if (!address) continue;
    if (element instanceof HTMLAnchorElement) element.href = address;
    // Images that are already loaded stay.
    else if (element instanceof HTMLImageElement && !element.complete) element.src = address;
    else if (element instanceof HTMLImageElement && element.naturalWidth === 0) element.src = address;
  }
}

function addressOf(element: Element): string {
  return element.getAttribute(element instanceof HTMLImageElement ? 'src' : 'href') ?? '';
}

function pathOf(element: Element): string | null {
  const query = addressOf(element).split('?')[1];
  return new URLSearchParams(query).get('path');
}
