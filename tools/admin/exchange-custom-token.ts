import { trustedBody } from '../trusted-json';
/**
 * Exchanges a custom token for an ID token, as the browser SDK does. `auth` is the Auth emulator's URL.
 * @throws Error if the token is refused.
 */
export async function exchangeCustomToken(auth: string, token: string): Promise<string> {
  const response = await fetch(
    `${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=local`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token, returnSecureToken: true }),
    },
  );
  const { idToken } = await trustedBody<{ readonly idToken?: string }>(response);
  if (!idToken) throw new Error(`the custom token was refused: ${response.status}`);
  return idToken;
}
