import type { BrowserContext } from '@playwright/test';
import { collections, type CollectionName } from '@domain/firestore/paths';

/** From now on, redirects this context's listeners on a collection to another one. */
export async function readInstead(
  context: BrowserContext,
  collection: CollectionName,
  other: CollectionName,
): Promise<void> {
  await context.route(/google\.firestore\.v1\.Firestore\/Listen/, async (route) => {
    const asked = route.request().postData();
    const quoted = (name: string) => `%22${name}%22`;
    // The collection name follows `documents/`.
    const inPath = (name: string) => `%2Fdocuments%2F${name}%2F`;
    const postData = asked
      ?.replaceAll(quoted(collection), quoted(other))
      .replaceAll(inPath(collection), inPath(other));
    // A further replacement may apply.
    await route.fallback(postData === undefined ? {} : { postData });
  });
}

/** Redirects the reads to a collection that nobody may read, so that the rules refuse them. */
export function refuseReads(context: BrowserContext, collection: CollectionName): Promise<void> {
  return readInstead(context, collection, collections.accessLinks);
}
