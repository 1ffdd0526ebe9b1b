import { randomInt } from 'node:crypto';
import { signInDemoAdmin } from '../../../tools/demo/sign-in-demo-admin';

/** Call options for the demo admin, with a unique network address. */
export async function asOffice() {
  return { from: `203.0.113.${randomInt(254)}`, idToken: await signInDemoAdmin() };
}
