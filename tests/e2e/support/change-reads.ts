import type { BrowserContext } from '@playwright/test';
import type { CollectionName } from '@domain/firestore/paths';
import { refusedCollection } from '../../../tools/indexes/not-of-the-product';

/** From now on, redirects this context's listeners on a collection to one that the rules refuse. */
export function refuseReads(context: BrowserContext, collection: CollectionName): Promise<void> {
  const quoted = (name: string) => `%22${name}%22`;
  // The collection name follows `documents/`.
  const inPath = (name: string) => `%2Fdocuments%2F${name}%2F`;
  return changeListeners(context, (asked) =>
    asked
      .replaceAll(quoted(collection), quoted(refusedCollection))
      .replaceAll(inPath(collection), inPath(refusedCollection)),
  );
}

/** From now on, this context's lists ask for texts that no record has, with the conditions and orders that they have. */
export function emptyLists(context: BrowserContext): Promise<void> {
  return changeListeners(context, (asked) =>
    asked.replaceAll(/%22stringValue%22%3A%22(?:(?!%22).)*%22/g, '%22stringValue%22%3A%22no-such%22'),
  );
}

async function changeListeners(context: BrowserContext, change: (asked: string) => string): Promise<void> {
  await context.route(/google\.firestore\.v1\.Firestore\/Listen/, async (route) => {
    const asked = route.request().postData();
    // A further change may apply.
    await route.fallback(asked === null ? {} : { postData: change(asked) });
  });
}
