import { addresses } from '../addresses';
import { stack } from '../stack';
import { localVapidKeys } from './local-vapid-keys';

/**
 * Deployment-only values, which a local build must not pick up from a developer's `.env.local`, or from `.env.production.local`.
 */
const ofDeployment = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_APP_ID',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_APP_CHECK_SITE_KEY',
  'VITE_APP_CHECK_DEBUG_TOKEN',
  'VITE_AUTOMATION_WEBHOOK_URL',
  'VITE_AD_CONVERSION',
  'VITE_AD_SCRIPT_URL',
] as const;

/**
 * The VITE_ values of a local build (src/environment.ts reads them). Values set by the caller take
 * precedence.
 */
export function siteEnvironment(): Record<string, string> {
  const own = Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[0].startsWith('VITE_') && entry[1] !== undefined,
    ),
  );
  return {
    ...Object.fromEntries(ofDeployment.map((name) => [name, ''])),
    VITE_FUNCTIONS_URL: addresses.functions,
    VITE_FIREBASE_PROJECT_ID: stack.projectId,
    VITE_EMULATOR_AUTH: addresses.auth,
    VITE_EMULATOR_FIRESTORE: addresses.firestore,
    VITE_EMULATOR_STORAGE: addresses.storage,
    VITE_PUSH_KEY: localVapidKeys().publicKey,
    VITE_TEXTS: 'on',
    ...own,
  };
}
