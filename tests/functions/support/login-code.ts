import { randomBytes, randomUUID } from 'node:crypto';
import type { LoginAudience } from '@domain/portal/login-code';
import { exchangeCustomToken } from '../../../tools/admin/exchange-custom-token';
import { newAddress } from '../../../tools/testing/factories/new-address';
import { call } from './call';
import { mailsTo } from './mailbox';
import { addresses } from './stack-addresses';
import { waitFor } from './wait-for';

export const newBrowser = () => randomBytes(32).toString('hex');

interface Asked {
  readonly audience: LoginAudience;
  readonly browser?: string;
  readonly key?: string;
  readonly from?: string;
}

/** Requests a code for this audience. */
export function askForCode(
  email: string,
  { audience, browser = newBrowser(), key = '', from = newAddress() }: Asked,
) {
  const body = { email, browser, key, audience, idempotencyKey: randomUUID() };
  return call<{ loginId: string }>('portal-code-request', body, { from });
}

export const redeemCode = (asked: object) =>
  call<{ token: string }>(
    'portal-code-redeem',
    { idempotencyKey: randomUUID(), ...asked },
    { from: newAddress() },
  );

/** An emailed code with everything needed to redeem it. */
export async function mailedCodeFor(email: string, audience: LoginAudience) {
  const browser = newBrowser();
  const loginId = (await askForCode(email, { audience, browser })).result?.loginId ?? '';
  const mail = await waitFor('the code', async () =>
    (await mailsTo(email)).find(({ subject }) => subject.includes('is your code')),
  );
  return { mail, asked: { loginId, browser, code: mail.subject.slice(0, 9).replace(' ', '') } };
}

/** The ID token of someone who signed in with the emailed code. */
export async function signedInByCode(email: string, audience: LoginAudience): Promise<string> {
  const { asked } = await mailedCodeFor(email, audience);
  const { result, error } = await redeemCode(asked);
  if (!result) throw new Error(`code refused: ${JSON.stringify(error)}`);
  return exchangeCustomToken(addresses.auth, result.token);
}
