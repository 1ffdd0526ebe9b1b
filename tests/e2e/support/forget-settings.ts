import { collections } from '@domain/firestore/paths';
import { localServices } from '../../../tools/admin/local-services';

/** Deletes what an owner has set, so that the business's own settings apply again. */
export async function forgetSettings(): Promise<void> {
  const { firestore } = localServices();
  for (const name of [collections.settings, collections.settingsVersions]) {
    await firestore.recursiveDelete(firestore.collection(name));
  }
}
