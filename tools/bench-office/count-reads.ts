import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { billedDocuments } from './billed-documents';

/** What the database has sent to a page. */
export interface Reads {
  /** As a bill has them, those sent again among them. */
  readonly documents: number;
  /** Counts by the server; each costs a read for every 1,000 entries counted, and the office counts 200 at most. */
  readonly counts: number;
  /** Of the answers, uncompressed. */
  readonly bytes: number;
}

/** As a bill has them. */
export function readsOf({ documents, counts }: Reads): number {
  return documents + counts;
}

export function without(all: Reads, earlier: Reads): Reads {
  return {
    documents: all.documents - earlier.documents,
    counts: all.counts - earlier.counts,
    bytes: all.bytes - earlier.bytes,
  };
}

/** Answers of the database as the page got them, one text for each request. */
type Answers = Readonly<Record<string, string>>;

/** Has a page keep what the database answers. To be called before the page is loaded. */
export async function keepAnswers(page: Page): Promise<void> {
  await page.addInitScript({ path: path.join(import.meta.dirname, 'keep-answers.js') });
}

/** What the database has sent to the page since it was loaded. */
export async function readsSoFar(page: Page): Promise<Reads> {
  const answers = await page.evaluate(
    () => (window as unknown as { databaseAnswers: Answers }).databaseAnswers,
  );
  const requests = Object.entries(answers);
  const texts = requests.map(([, text]) => text).join('');
  return {
    documents: billedDocuments(texts),
    counts: requests.filter(([request]) => request.includes(':runAggregationQuery')).length,
    bytes: Buffer.byteLength(texts),
  };
}

/** Once a document has come since `before`. */
export async function nextRead(page: Page, before: Reads): Promise<void> {
  const coming = expect.poll(async () => (await readsSoFar(page)).documents, { timeout: 180_000 });
  await coming.toBeGreaterThan(before.documents);
}

const quietMs = 1_500;

/** The reads, once nothing has come for a while. */
export async function readsAtRest(page: Page): Promise<Reads> {
  let reads = await readsSoFar(page);
  for (;;) {
    await page.waitForTimeout(quietMs);
    const next = await readsSoFar(page);
    if (next.bytes === reads.bytes && next.counts === reads.counts) return next;
    reads = next;
  }
}
