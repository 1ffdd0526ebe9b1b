import { randomBytes, randomUUID } from 'node:crypto';
import { collections } from '@domain/firestore/paths';
import { exchangeCustomToken } from '../../admin/exchange-custom-token';
import type { DrillPerson } from './drill-people';
import type { DrillWorld } from './drill-world';

/**
 * A customer's ID token. A code is requested, which leaves its traces; the account is then created as
 * redeeming would, without waiting for the email.
 */
export async function portalToken(world: DrillWorld, { email, network }: DrillPerson): Promise<string> {
  const { calls, firestore, auth, authAddress } = world;
  const browser = randomBytes(32).toString('hex');
  await calls.call(
    'portal-code-request',
    { email, browser, idempotencyKey: randomUUID() },
    { from: network },
  );
  const customers = await firestore.collection(collections.customers).where('email', '==', email).get();
  const uid = customers.docs[0]?.id ?? '';
  await auth.createUser({ uid });
  const token = await auth.createCustomToken(uid, { customer: true });
  return exchangeCustomToken(`http://${authAddress}`, token);
}
