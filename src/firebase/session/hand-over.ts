import { signOut } from 'firebase/auth';
import { handedDevice } from './handed-device';
import { officeAuth } from './office-auth';
import { currentAdminSession } from './use-admin-session';

/**
 * Ends the office's session on this device, in every tab, and opens the document in place of this page. The cache,
 * the outbox, drafts and photos stay for the admin's next session.
 * @throws Firebase's error where the session could not be ended; nothing has changed then.
 */
export async function handOver(document: string, job: string): Promise<void> {
  const session = currentAdminSession();
  await signOut(officeAuth());
  const from = 'email' in session ? { email: session.email, session: session.session } : { email: '' };
  handedDevice.begin({ document, job, ...from });
  // Replaced, so that Back doesn't lead to this page.
  location.replace(document);
}
