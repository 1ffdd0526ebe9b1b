import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';
import { handlersEnvironment } from '../../../tools/drills/handlers/handlers-environment';
import { db } from './admin-sdk';

/** The contact preferences of the mailbox behind an email address, in the running stack. */
export async function choicesOf(email: string): Promise<DocumentReference<DocumentData>> {
  // Its id is made with the stack's key.
  process.env.APP_HMAC_KEY = handlersEnvironment().APP_HMAC_KEY;
  const { preferencesIdOf } =
    await import('../../../functions/src/records/contact-preferences/stored-preferences');
  return db.collection('contact_preferences').doc(preferencesIdOf(email));
}
