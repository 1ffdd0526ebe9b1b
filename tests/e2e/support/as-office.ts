import { randomInt } from 'node:crypto';
import { signInDemoAdmin } from '../../../tools/demo/sign-in-demo-admin';

/** How a call is made as the demo admin, from a network of its own. */
export async function asOffice() {
  return { from: `203.0.113.${randomInt(254)}`, idToken: await signInDemoAdmin() };
}
