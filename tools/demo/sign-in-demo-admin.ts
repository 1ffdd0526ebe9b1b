import { FieldValue } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { exchangeCustomToken } from '../admin/exchange-custom-token';
import { localServices } from '../admin/local-services';
import { addresses } from '../backend/addresses';
import { demoAdmin } from '../backend/stack';

/** One session for all tools, so that they don't fill the demo admin's list. */
const session = '0'.repeat(32);

/** The demo admin's ID token from the Auth emulator, of a session that is open. */
export async function signInDemoAdmin(): Promise<string> {
  const { auth, firestore } = localServices();
  const { uid } = await auth.getUserByEmail(demoAdmin.email);
  const record = firestore.collection(collections.admins).doc(uid);
  const now = FieldValue.serverTimestamp();
  await record.update({ [`sessions.${session}`]: now });
  const shown = { sessions: { [session]: { device: 'Tools of the local stack', began_at: now } } };
  await firestore.collection(collections.adminAccounts).doc(uid).set(shown, { merge: true });
  return exchangeCustomToken(`http://${addresses.auth}`, await auth.createCustomToken(uid, { session }));
}
