import { Timestamp, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';

/** gRPC's code for a document that changed after it was read. */
const failedPrecondition = 9;

/**
 * Makes queued emails due now: ends their undo hold and their recipients' gathering windows. Not a transaction, whose
 * locks would hold up the sweepers. @returns false if a sender changed one of them meanwhile.
 */
export async function releaseQueued(
  firestore: Firestore,
  mails: readonly QueryDocumentSnapshot[],
): Promise<boolean> {
  const past = Timestamp.fromMillis(Date.now() - 1_000);
  const batch = firestore.batch();
  for (const mail of mails) {
    const { ref, updateTime: lastUpdateTime } = mail;
    batch.update(ref, { held_until: past, next_attempt_at: past }, { lastUpdateTime });
    const window = firestore.collection(collections.mailWindows).doc(mail.get('recipient_key') as string);
    batch.set(window, { last_sent_at: null }, { merge: true });
  }
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if ((error as { readonly code?: unknown }).code === failedPrecondition) return false;
    throw error;
  }
}
