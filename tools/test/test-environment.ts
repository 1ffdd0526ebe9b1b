import { addresses } from '../backend/addresses';
import { localMailEventKeys } from '../backend/environment/local-mail-event-keys';
import { stack } from '../backend/stack';

export interface Browsers {
  /** The browser that drills start and kill. */
  readonly chromium?: string;
  /** The browser for the browser tests. */
  readonly headlessShell?: string;
}

/** Variables through which the tests find the running stack. */
export function testEnvironment({ chromium, headlessShell }: Browsers = {}): Record<string, string> {
  return {
    GCLOUD_PROJECT: stack.projectId,
    FIRESTORE_EMULATOR_HOST: addresses.firestore,
    FIREBASE_AUTH_EMULATOR_HOST: addresses.auth,
    FIREBASE_STORAGE_EMULATOR_HOST: addresses.storage,
    FUNCTIONS_URL: addresses.functions,
    SITE_URL: addresses.site,
    MAILBOX_URL: addresses.mailbox,
    FUNCTIONS_CONTROL_URL: addresses.functionsControl,
    // A test that lists the deployments loads them itself, and this one exists only with its key.
    SENDGRID_EVENT_KEY: localMailEventKeys().publicKey,
    METADATA_SERVER_DETECTION: 'none',
    ...(chromium !== undefined && { CHROMIUM_PATH: chromium }),
    ...(headlessShell !== undefined && { HEADLESS_SHELL_PATH: headlessShell }),
  };
}
