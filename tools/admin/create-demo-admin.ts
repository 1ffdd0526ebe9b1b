import { demoAdmin } from '../backend/stack';
import { localServices } from './local-services';
import { promoteAdmin } from './promote-admin';

/** Creates the local stack's demo admin; returns whether it already existed. */
export async function createDemoAdmin(): Promise<string> {
  const outcome = await promoteAdmin(localServices(), {
    email: demoAdmin.email,
    name: demoAdmin.name,
    credential: demoAdmin.credential,
    password: () => Promise.resolve(demoAdmin.password),
  });
  return outcome === 'made' ? demoAdmin.email : `${demoAdmin.email}, unchanged`;
}
