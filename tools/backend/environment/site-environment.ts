import { addresses } from '../addresses';
import { stack } from '../stack';

/** The VITE_ values of a local build (src/environment.ts reads them). What the caller has set itself stays. */
export function siteEnvironment(): Record<string, string> {
  const own = Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[0].startsWith('VITE_') && entry[1] !== undefined,
    ),
  );
  return {
    VITE_FUNCTIONS_URL: addresses.functions,
    VITE_FIREBASE_PROJECT_ID: stack.projectId,
    VITE_EMULATOR_AUTH: addresses.auth,
    VITE_EMULATOR_FIRESTORE: addresses.firestore,
    VITE_EMULATOR_STORAGE: addresses.storage,
    ...own,
  };
}
