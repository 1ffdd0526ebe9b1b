import { randomUUID } from 'node:crypto';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { undeliveredMails } from '@/features/security/mail/undelivered-mail';
import { drillAdmin } from '../calls/caller-token';
import type { Sender } from './load-sender';

/** The ids of the emails in the office's Undelivered Mail list, read page by page. */
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

/** Clicks 'Send again' for each of them. */
export async function replayAll(sender: Sender, mailIds: readonly string[]): Promise<void> {
  await sender.db.collection(collections.admins).doc(drillAdmin.uid).set({ email: drillAdmin.email });
  for (const mailId of mailIds) {
    const request = {
      data: { mailId, idempotencyKey: randomUUID() },
      auth: { uid: drillAdmin.uid, token: { admin: true, email: drillAdmin.email } },
      rawRequest: { headers: {} },
    };
    await sender.replayMail.run(request as unknown as Parameters<typeof sender.replayMail.run>[0]);
  }
}
