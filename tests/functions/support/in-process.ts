import { addresses } from './stack-addresses';

/**
 * What functions find that a test loads into a process, its own or another: a project of its own, of which the running stack's
 * triggers and sweeper see nothing, and a provider of mail, by its URL; without one no mail goes out.
 */
export function inProcessEnvironment(
  projectId: string,
  provider = 'http://127.0.0.1',
): Record<string, string> {
  return {
    FIRESTORE_EMULATOR_HOST: addresses.firestore,
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` }),
    FUNCTIONS_EMULATOR: 'true',
    SENDGRID_BASE_URL: provider,
    SENDGRID_API_KEY: 'SG.local',
    APP_HMAC_KEY: 'local-development-key',
    SITE_URL: 'http://localhost:5050',
  };
}

/** The project in which tests send mail. */
export const senderProject = 'demo-mail-sender';
