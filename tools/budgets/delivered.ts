import type { Request } from '@playwright/test';

/** What one request transferred over the network. */
export interface Delivered {
  /** Path and query. */
  readonly path: string;
  /** Playwright's resource type: `document`, `script`, `font`, `image`, and so on. */
  readonly kind: string;
  /** The compressed body size. */
  readonly bytes: number;
  /** Requested by the service worker instead of the page. */
  readonly byWorker: boolean;
}

/** Null if there was no response or it came from a browser cache. */
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
