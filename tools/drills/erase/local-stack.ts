import { localBucket } from '../../admin/local-bucket';
import { localServices } from '../../admin/local-services';
import { addresses } from '../../backend/addresses';
import { stack } from '../../backend/stack';
import { signInDemoAdmin } from '../../demo/sign-in-demo-admin';

/** The running local stack, for drills. */
export async function localStack() {
  const bucket = localBucket();
  return {
    ...localServices(),
    bucket,
    projectId: stack.projectId,
    firestoreAddress: addresses.firestore,
    authAddress: addresses.auth,
    mailbox: addresses.mailbox,
    office: await signInDemoAdmin(),
  };
}
