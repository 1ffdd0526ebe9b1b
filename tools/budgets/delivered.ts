import type { Request } from '@playwright/test';

/** What came over the line for one request. */
export interface Delivered {
  /** Path and query. */
  readonly path: string;
  /** Playwright's name of it: `document`, `script`, `font`, `image` and so on. */
  readonly kind: string;
  /** Of the body as it was sent, compressed. */
  readonly bytes: number;
  /** Asked for by the service worker, not by the page. */
  readonly byWorker: boolean;
}

/** Null where nothing came, or the answer came from a cache of the browser. */
export async function delivered(request: Request): Promise<Delivered | null> {
  const response = await request.response();
  if (response === null || response.fromServiceWorker()) return null;
  const { pathname, search } = new URL(request.url());
  return {
    path: pathname + search,
    kind: request.resourceType(),
    bytes: Number((await response.allHeaders())['content-length'] ?? 0),
    byWorker: request.serviceWorker() !== null,
  };
}
