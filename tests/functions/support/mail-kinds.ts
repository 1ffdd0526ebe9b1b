import { db } from './admin-sdk';

/** The kinds of the emails about a record, sent or not, sorted. */
export async function mailKindsAbout(recordId: string): Promise<string[]> {
  const mails = await db.collection('mail').where('subject.id', '==', recordId).get();
  return mails.docs.map((mail) => mail.get('kind') as string).sort();
}
