import type { BrowserContext } from '@playwright/test';
import { collections, type CollectionName } from '@domain/firestore/paths';

/**
 * Has the database refuse this context's listeners on a collection from now on: they ask for one that nobody may read, so
 * that the refusal is the rules' own.
 */
export async function refuseReads(context: BrowserContext, collection: CollectionName): Promise<void> {
  await context.route(/google\.firestore\.v1\.Firestore\/Listen/, async (route) => {
    const asked = route.request().postData();
    const quoted = (name: string) => `%22${name}%22`;
    // The first name of a document's path stands after `documents/`.
    const inPath = (name: string) => `%2Fdocuments%2F${name}%2F`;
    const postData = asked
      ?.replaceAll(quoted(collection), quoted(collections.accessLinks))
      .replaceAll(inPath(collection), inPath(collections.accessLinks));
    await route.continue(postData === undefined ? {} : { postData });
  });
}
