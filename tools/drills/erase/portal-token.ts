import { randomBytes, randomUUID } from 'node:crypto';
import { collections } from '@domain/firestore/paths';
import type { DrillPerson } from './drill-people';
import type { DrillWorld } from './drill-world';

/**
 * The ID token of a customer. They ask for a code, which leaves its traces; the account is then made as redeeming that code
 * makes it, without the wait for its mail.
 */
export async function portalToken(world: DrillWorld, { email, network }: DrillPerson): Promise<string> {
  const { calls, firestore, auth } = world;
  const browser = randomBytes(32).toString('hex');
  await calls.call('requestLoginCode', { email, browser, idempotencyKey: randomUUID() }, { from: network });
  const customers = await firestore.collection(collections.customers).where('email', '==', email).get();
  const uid = customers.docs[0]?.id ?? '';
  await auth.createUser({ uid });
  return exchange(world, await auth.createCustomToken(uid, { customer: true }));
}

/** What Firebase gives a browser for a custom token. */
async function exchange({ authAddress }: DrillWorld, token: string): Promise<string> {
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=local';
  const response = await fetch(`http://${authAddress}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, returnSecureToken: true }),
  });
  const { idToken } = (await response.json()) as { readonly idToken?: string };
  if (!idToken) throw new Error('the portal’s token was refused');
  return idToken;
}
