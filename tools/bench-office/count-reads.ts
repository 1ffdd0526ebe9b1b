import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { billedDocuments } from './billed-documents';

/** What a page has received from the database. */
export interface Reads {
  /** Billed documents, including repeated ones. */
  readonly documents: number;
  /** Server-side counts; each costs one read per 1,000 entries, and the office counts 200 at most. */
  readonly counts: number;
  /** Response size, uncompressed. */
  readonly bytes: number;
}

/** Billed reads. */
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

/** The database responses that the page received, one text per request. */
type Answers = Readonly<Record<string, string>>;

/** Records a page's database responses. Must be called before the page loads. */
export async function keepAnswers(page: Page): Promise<void> {
  await page.addInitScript({ path: path.join(import.meta.dirname, 'keep-answers.js') });
}

/** What the page has received since it was loaded. */
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

/** Waits until a document has arrived since `before`. */
export async function nextRead(page: Page, before: Reads): Promise<void> {
  const coming = expect.poll(async () => (await readsSoFar(page)).documents, { timeout: 180_000 });
  await coming.toBeGreaterThan(before.documents);
}

const quietMs = 1_500;

/** The reads, after a period without new data. */
export async function readsAtRest(page: Page): Promise<Reads> {
  let reads = await readsSoFar(page);
  for (;;) {
    await page.waitForTimeout(quietMs);
    const next = await readsSoFar(page);
    if (next.bytes === reads.bytes && next.counts === reads.counts) return next;
    reads = next;
  }
}
