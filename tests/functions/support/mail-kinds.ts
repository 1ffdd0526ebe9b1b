import { db } from './admin-sdk';

/** The kinds of the mails about a record, sent or not, in the order of the alphabet. */
export async function mailKindsAbout(recordId: string): Promise<string[]> {
  const mails = await db.collection('mail').where('subject.id', '==', recordId).get();
  return mails.docs.map((mail) => mail.get('kind') as string).sort();
}
