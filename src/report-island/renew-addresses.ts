/** Addresses of files work for a quarter of an hour; they are asked for anew a little before. */
const renewAfterMs = 13 * 60_000;

const files = 'a[href*="/report/files?"], img[src*="/report/files?"]';

/** Asks for this page anew; null where whoever saw it may not see it now. */
export type AskForPage = () => Promise<Response | null>;

const askAsReader: AskForPage = () => fetch(location.pathname, { cache: 'no-store' });

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps photos and downloads of a page that is left open in use. Only a page that somebody looks at asks, and one whose link
 * was closed meanwhile says so.
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
    // No line just now: the next look asks again.
  }
  renewAddresses(ask);
}

/** The same file has the same path in both. */
function take(fresh: Document): void {
  const addresses = new Map(
    [...fresh.querySelectorAll(files)].map((element) => [pathOf(element), addressOf(element)]),
  );
  for (const element of document.querySelectorAll(files)) {
    const address = addresses.get(pathOf(element));
    if (!address) continue;
    if (element instanceof HTMLAnchorElement) element.href = address;
    // What is shown already stays as it is.
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
