import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { startMailbox, type Mailbox } from '../../../tools/mailbox/start-mailbox';
import { addresses } from './stack-addresses';

/** A project of its own: the running stack's trigger and sweeper don't see its mails. */
export const senderProject = 'demo-mail-sender';

export interface Provider extends Mailbox {
  readonly url: string;
  readonly behave: (behaviour: object) => Promise<void>;
}

/** A stand-in for SendGrid of this test's own. */
export async function startProvider(): Promise<Provider> {
  const port = await getPort();
  const host = '127.0.0.1';
  const mailbox = await startMailbox({ host, port, folder: mkdtempSync(path.join(tmpdir(), 'provider-')) });
  const url = `http://${host}:${port}`;
  return {
    ...mailbox,
    url,
    async behave(behaviour) {
      await fetch(`${url}/api/behaviour`, { method: 'PUT', body: JSON.stringify(behaviour) });
    },
  };
}

/** The environment in which the sender of mail runs, here or in a process of its own. */
export function senderEnvironment(provider: Pick<Provider, 'url'>): Record<string, string> {
  return {
    FIRESTORE_EMULATOR_HOST: addresses.firestore,
    GCLOUD_PROJECT: senderProject,
    FUNCTIONS_EMULATOR: 'true',
    SENDGRID_BASE_URL: provider.url,
    SENDGRID_API_KEY: 'SG.local',
    APP_HMAC_KEY: 'local-development-key',
    SITE_URL: 'http://localhost:5050',
  };
}
