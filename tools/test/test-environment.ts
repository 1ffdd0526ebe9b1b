import { addresses } from '../backend/addresses';
import { stack } from '../backend/stack';

/** What the tests find the running stack by. */
export function testEnvironment(chromium: string | null): Record<string, string> {
  return {
    GCLOUD_PROJECT: stack.projectId,
    FIRESTORE_EMULATOR_HOST: addresses.firestore,
    FIREBASE_AUTH_EMULATOR_HOST: addresses.auth,
    FIREBASE_STORAGE_EMULATOR_HOST: addresses.storage,
    FUNCTIONS_URL: addresses.functions,
    SITE_URL: addresses.site,
    MAILBOX_URL: addresses.mailbox,
    FUNCTIONS_CONTROL_URL: addresses.functionsControl,
    METADATA_SERVER_DETECTION: 'none',
    ...(chromium !== null && { CHROMIUM_PATH: chromium }),
  };
}
