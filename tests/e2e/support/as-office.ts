import { signInDemoAdmin } from '../../../tools/demo/sign-in-demo-admin';
import { newAddress } from '../../../tools/testing/factories/new-address';

/** Call options for the demo admin, with a unique network address. */
export async function asOffice() {
  return { from: newAddress(), idToken: await signInDemoAdmin() };
}
