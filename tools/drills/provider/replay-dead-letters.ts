import { randomUUID } from 'node:crypto';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { undeliveredMails } from '@/features/security/undelivered-mail';
import type { Sender } from './load-sender';

const uid = 'drill-admin';

/** The ids of the mails that the office's Undelivered Mail lists, page by page. */
export async function listUndelivered({ db }: Sender): Promise<string[]> {
  const { collection, where, orderBy, pageSize } = undeliveredMails;
  const list = where
    .reduce<Query>(
      (query, [field, operator, value]) => query.where(field, operator, value),
      db.collection(collection),
    )
    .orderBy(...orderBy)
    .limit(pageSize);
  const found: QueryDocumentSnapshot[] = [];
  for (let page = await list.get(); page.size > 0; page = await list.startAfter(page.docs.at(-1)!).get()) {
    found.push(...page.docs);
  }
  return found.map(({ id }) => id);
}

/** Presses 'Send again' for each of them. */
export async function replayAll(sender: Sender, mailIds: readonly string[]): Promise<void> {
  await sender.db.collection(collections.admins).doc(uid).set({ email: 'admin@example.com' });
  for (const mailId of mailIds) {
    const request = {
      data: { mailId, idempotencyKey: randomUUID() },
      auth: { uid, token: { admin: true, email: 'admin@example.com' } },
      rawRequest: { headers: {} },
    };
    await sender.replayMail.run(request as unknown as Parameters<typeof sender.replayMail.run>[0]);
  }
}
