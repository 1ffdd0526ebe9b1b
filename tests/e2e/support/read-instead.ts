import type { BrowserContext } from '@playwright/test';
import { collections, type CollectionName } from '@domain/firestore/paths';

/** Has this context's listeners on a collection ask for another one from now on. */
export async function readInstead(
  context: BrowserContext,
  collection: CollectionName,
  other: CollectionName,
): Promise<void> {
  await context.route(/google\.firestore\.v1\.Firestore\/Listen/, async (route) => {
    const asked = route.request().postData();
    const quoted = (name: string) => `%22${name}%22`;
    // The first name of a document's path stands after `documents/`.
    const inPath = (name: string) => `%2Fdocuments%2F${name}%2F`;
    const postData = asked
      ?.replaceAll(quoted(collection), quoted(other))
      .replaceAll(inPath(collection), inPath(other));
    // Another replacement may follow.
    await route.fallback(postData === undefined ? {} : { postData });
  });
}

/** Has the database refuse them: they ask for one that nobody may read, so that the refusal is the rules' own. */
export function refuseReads(context: BrowserContext, collection: CollectionName): Promise<void> {
  return readInstead(context, collection, collections.accessLinks);
}
