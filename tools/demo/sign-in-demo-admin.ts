import { addresses } from '../backend/addresses';
import { demoAdmin } from '../backend/stack';
import { trustedBody } from '../trusted-json';

/** The demo admin's ID token from the Auth emulator. */
export async function signInDemoAdmin(): Promise<string> {
  const endpoint = `http://${addresses.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...demoAdmin, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`The demo admin cannot sign in: ${await response.text()}`);
  return (await trustedBody<{ idToken: string }>(response)).idToken;
}
