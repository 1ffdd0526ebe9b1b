import { expect } from '@playwright/test';
import { collections } from '@domain/firestore/paths';
import { localServices } from '../../../tools/admin/local-services';
import { addresses } from '../../../tools/testing/screens/addresses';
import { signedMailEvents } from '../../../tools/testing/signed-mail-events';

/** What the email provider reports about an email, once that was sent: 'bounce', 'spamreport'. */
export async function reportMail(mailId: string, event: string, email: string): Promise<void> {
  const mail = localServices().firestore.collection(collections.mail).doc(mailId);
  await expect
    .poll(async () => (await mail.get()).get('state') as unknown, { message: `${mailId} is sent` })
    .toBe('SENT');
  const timestamp = Math.ceil(Date.now() / 1000);
  const { headers, body } = signedMailEvents([{ event, email, timestamp, mail_ids: mailId }]);
  const answer = await fetch(`${addresses.functions}/mail-events`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
}
