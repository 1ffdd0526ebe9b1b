import { Timestamp } from 'firebase-admin/firestore';
import { config } from '../../platform/config';
import { readable } from '../../platform/readable';
import { mails } from '../../records/mail/mail-document';
import { pushMail } from './push-mail';

const sweptAtMost = 100;

/** Sends the notices whose undo hold has expired, and those whose trigger was missed. @returns how many devices. */
export async function sweepPush(clock: () => Date): Promise<number> {
  if (config.vapidPublicKey === null) return 0;
  const due = await mails()
    .where('push_at', '<=', Timestamp.fromDate(clock()))
    .orderBy('push_at')
    .limit(sweptAtMost)
    .get();
  let reached = 0;
  for (const { id } of readable(due.docs)) reached += await pushMail(id, clock);
  return reached;
}
