import { officeAuth } from './office-auth';

/** Gets a new token, so that a claim just granted takes effect at once. */
export async function refreshAccess(): Promise<void> {
  await officeAuth().currentUser?.getIdToken(true);
}
