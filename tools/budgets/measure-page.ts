import type { Browser, Page, Request } from '@playwright/test';
import { delivered, type Delivered } from './delivered';

/** Everything in bytes, compressed, unless it says otherwise. */
export interface PageMeasures {
  /** Of what the first load needs: without what is counted apart. */
  readonly allBytes: number;
  readonly requests: number;
  readonly externalScript: number;
  readonly externalScripts: number;
  /** Executable script between tags, as it stands there. */
  readonly inlineScript: number;
  /** Script that came only after `touch`. */
  readonly onDemandScript: number;
  readonly onDemandScripts: number;
  /** Counted apart: icons, pictures below the fold, and the worker with what registers it and what it keeps. */
  readonly apart: number;
  /** Of all that a second visit loads, the worker's own look for an update apart; 0 where nobody asked. */
  readonly secondVisit: number;
}

interface Marks {
  /** Paths of the page's icons. */
  readonly icons: readonly string[];
  readonly lazyPictures: readonly string[];
  /** The module that the inline script imports after load and idle, to register the worker. */
  readonly worker: string | null;
  readonly inlineScript: number;
}

interface Visit {
  /** What the server answers, by the deployed name of the call. */
  readonly answers?: Readonly<Record<string, object>> | undefined;
  /** What the visitor does once the page is loaded. */
  readonly touch?: ((page: Page) => Promise<void>) | undefined;
  /** The worker's group that a second visit is to find on the device. */
  readonly keptGroup?: string | undefined;
}

/** Loads a page on a phone as a first-time visitor, and weighs what came. */
export async function measurePage(
  browser: Browser,
  address: string,
  { answers = {}, touch, keptGroup }: Visit,
): Promise<PageMeasures> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    // The worker keeps the forms' chunks for later: what a touch costs would come from its cache.
    ...(touch && { serviceWorkers: 'block' as const }),
  });
  try {
    const requests: Request[] = [];
    context.on('request', (request) => requests.push(request));
    for (const [call, result] of Object.entries(answers)) {
      await context.route(`**/${call}`, (route) =>
        route.fulfill({ json: { result }, headers: { 'Access-Control-Allow-Origin': '*' } }),
      );
    }
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'load' });
    const marks = await page.evaluate(readMarks);
    if (marks.worker !== null && !touch) {
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
    }
    await page.waitForLoadState('networkidle');
    const untouched = requests.length;
    await touch?.(page);
    const first = await weigh(requests.slice(0, untouched));
    const later = scriptsOf(await weigh(requests.slice(untouched))).filter(({ byWorker }) => !byWorker);
    const again = keptGroup === undefined ? [] : await visitAgain(page, keptGroup, requests);
    const isApart = apartFrom(marks, first, await modulesOfWorker(page, marks.worker));
    const counted = first.filter((item) => !isApart(item));
    return {
      allBytes: sum(counted),
      requests: counted.length,
      externalScript: sum(scriptsOf(counted)),
      externalScripts: scriptsOf(counted).length,
      inlineScript: marks.inlineScript,
      onDemandScript: sum(later),
      onDemandScripts: later.length,
      apart: sum(first.filter(isApart)),
      secondVisit: sum(again),
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page: no function in it may have a name, as the loader of our sources would look for its helper there. */
function readMarks(): Marks {
  return {
    icons: [...document.querySelectorAll<HTMLLinkElement>('link[rel~=icon], link[rel=apple-touch-icon]')].map(
      ({ href }) => new URL(href).pathname,
    ),
    lazyPictures: [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')]
      .filter((image) => image.getBoundingClientRect().top > innerHeight)
      .map(({ currentSrc }) => new URL(currentSrc || location.href).pathname),
    worker: document.documentElement.dataset['worker'] ?? null,
    inlineScript: [...document.scripts]
      .filter(({ src, type }) => src === '' && /^(|module|text\/javascript)$/.test(type))
      .reduce((size, { text }) => size + new TextEncoder().encode(text).length, 0),
  };
}

/** Loads the page once more, when the worker has kept its group, and answers what came over the line for the page. */
async function visitAgain(page: Page, group: string, requests: Request[]): Promise<Delivered[]> {
  await page.evaluate(keepGroup, group);
  const before = requests.length;
  await page.reload({ waitUntil: 'networkidle' });
  // The worker's own requests may be left without an answer, as what it asks ahead for a page is then not used.
  const ofPage = requests.slice(before).filter((request) => request.serviceWorker() === null);
  return (await weigh(ofPage)).filter(({ path }) => path !== '/sw.js');
}

/** Runs in the page, as `readMarks` does: settles when the worker has answered. */
async function keepGroup(group: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.onmessage = resolve;
    active?.postMessage({ type: 'cache-group', group }, [port2]);
  });
}

/** The registering module, and what its source imports. */
async function modulesOfWorker(page: Page, worker: string | null): Promise<ReadonlySet<string>> {
  if (worker === null) return new Set();
  const found = new Set<string>();
  const open = [worker];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const source = await (await page.request.get(new URL(path, page.url()).href)).text();
    for (const [, specifier = ''] of source.matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g)) {
      open.push(new URL(specifier, new URL(path, page.url())).pathname);
    }
  }
  return found;
}

function apartFrom(
  marks: Marks,
  items: readonly Delivered[],
  worker: ReadonlySet<string>,
): (item: Delivered) => boolean {
  const pictures = new Set([...marks.icons, ...marks.lazyPictures]);
  // What the page had loaded for itself before is not the worker's, though the worker's module may import it too.
  const begin = items.findIndex(({ path }) => path === marks.worker);
  const ofWorker = new Set(items.slice(begin).filter(({ path }) => begin >= 0 && worker.has(path)));
  return (item) => item.byWorker || item.path === '/sw.js' || pictures.has(item.path) || ofWorker.has(item);
}

async function weigh(requests: readonly Request[]): Promise<Delivered[]> {
  return (await Promise.all(requests.map(delivered))).filter((item) => item !== null);
}

const scriptsOf = (items: readonly Delivered[]) => items.filter(({ kind }) => kind === 'script');
const sum = (items: readonly Delivered[]) => items.reduce((total, { bytes }) => total + bytes, 0);
