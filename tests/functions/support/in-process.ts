import { randomUUID } from 'node:crypto';
import { localTextService, localTextToken } from '../../../tools/backend/environment/local-text-service';
import { addresses } from './stack-addresses';

/** One for each test file: files run at the same time, and several empty their collections. */
const projectId = `demo-${randomUUID()}`;

/**
 * Environment for functions loaded into a test's process or a child: a project that no other test file uses and
 * that the running stack's triggers and sweeper don't process, and an email provider by URL; without a URL no
 * email is sent.
 */
export function inProcessEnvironment(provider = 'http://127.0.0.1'): Record<string, string> {
  return {
    FIRESTORE_EMULATOR_HOST: addresses.firestore,
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` }),
    FUNCTIONS_EMULATOR: 'true',
    SENDGRID_BASE_URL: provider,
    SENDGRID_API_KEY: 'SG.local',
    ...localTextService(),
    TWILIO_AUTH_TOKEN: localTextToken,
    TWILIO_API_URL: provider,
    APP_HMAC_KEY: 'local-development-key',
    SITE_URL: 'http://localhost:5050',
  };
}
