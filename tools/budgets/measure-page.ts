import { callPath } from '@domain/api/call-path';
import type { Browser, Page, Request } from '@playwright/test';
import { delivered, type Delivered } from './delivered';

/** Sizes in compressed bytes unless stated otherwise. */
export interface PageMeasures {
  /** What the first load needs, without the resources counted separately. */
  readonly allBytes: number;
  readonly requests: number;
  readonly externalScript: number;
  readonly externalScripts: number;
  /** Executable inline script, uncompressed. */
  readonly inlineScript: number;
  /** Script loaded only after `touch`. */
  readonly onDemandScript: number;
  readonly onDemandScripts: number;
  /**
   * Counted separately: icons, images below the fold, the service worker, its registration, and what it
   * caches.
   */
  readonly apart: number;
  /** Everything that a second visit loads, except the worker's update check; 0 if not measured. */
  readonly secondVisit: number;
}

interface Marks {
  /** Paths of the page's icons. */
  readonly icons: readonly string[];
  readonly lazyPictures: readonly string[];
  /** The module that the inline script imports after load and idle to register the service worker. */
  readonly worker: string | null;
  readonly inlineScript: number;
}

interface Visit {
  /** Server responses by deployed function name. */
  readonly answers?: Readonly<Record<string, object>> | undefined;
  /** The visitor's actions after the page has loaded. */
  readonly touch?: ((page: Page) => Promise<void>) | undefined;
  /** The service worker's file group that must be cached before a second visit. */
  readonly storedGroup?: string | undefined;
}

/** Loads a page on a phone as a first-time visitor and measures what was transferred. */
export async function measurePage(
  browser: Browser,
  address: string,
  { answers = {}, touch, storedGroup }: Visit,
): Promise<PageMeasures> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    // The service worker caches the forms' chunks, which would hide the cost of a touch.
    ...(touch && { serviceWorkers: 'block' as const }),
  });
  try {
    const requests: Request[] = [];
    context.on('request', (request) => requests.push(request));
    for (const [call, result] of Object.entries(answers)) {
      await context.route(`**/${callPath(call)}`, (route) =>
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
    const again = storedGroup === undefined ? [] : await visitAgain(page, storedGroup, requests);
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

/** Runs in the page. Functions in it must be anonymous, because esbuild adds a helper call for named ones. */
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

/**
 * Reloads the page after the worker has cached its group and returns what the network transferred for the
 * page.
 */
async function visitAgain(page: Page, group: string, requests: Request[]): Promise<Delivered[]> {
  await page.evaluate(keepGroup, group);
  const before = requests.length;
  await page.reload({ waitUntil: 'networkidle' });
  // A preload request of the worker that the page does not use may get no response.
  const ofPage = requests.slice(before).filter((request) => request.serviceWorker() === null);
  return (await weigh(ofPage)).filter(({ path }) => path !== '/sw.js');
}

/** Runs in the page like `readMarks`: resolves when the worker has answered. */
async function keepGroup(group: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.onmessage = resolve;
    active?.postMessage({ type: 'cache-group', group }, [port2]);
  });
}

/** The registration module and its static imports. */
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
  // Files that the page had already loaded are not counted for the worker, even if its module imports them.
  const begin = items.findIndex(({ path }) => path === marks.worker);
  const ofWorker = new Set(items.slice(begin).filter(({ path }) => begin >= 0 && worker.has(path)));
  return (item) => item.byWorker || item.path === '/sw.js' || pictures.has(item.path) || ofWorker.has(item);
}

async function weigh(requests: readonly Request[]): Promise<Delivered[]> {
  return (await Promise.all(requests.map(delivered))).filter((item) => item !== null);
}

const scriptsOf = (items: readonly Delivered[]) => items.filter(({ kind }) => kind === 'script');
const sum = (items: readonly Delivered[]) => items.reduce((total, { bytes }) => total + bytes, 0);
