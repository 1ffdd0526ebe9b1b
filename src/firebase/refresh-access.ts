import { officeAuth } from './office-auth';

/** Asks for a new token, so that a claim given a moment ago counts at once. */
export async function refreshAccess(): Promise<void> {
  await officeAuth().currentUser?.getIdToken(true);
}
