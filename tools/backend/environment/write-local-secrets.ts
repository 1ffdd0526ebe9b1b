import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { localTextToken } from './local-text-service';
import { localVapidKeys } from './local-vapid-keys';
import { writeAtomically } from './write-atomically';
import { repositoryRoot, stack } from '../stack';

/**
 * The secrets that the functions declare. The Functions emulator reads them only from
 * functions/.secret.local, which all stacks of this checkout share, so they must not depend on a port. The
 * HMAC key survives `npm run reset`, because another stack's data may depend on it.
 */
export function writeLocalSecrets(): void {
  const { privateKey } = localVapidKeys();
  const secrets = [
    'SENDGRID_API_KEY=SG.local-mailbox',
    `APP_HMAC_KEY=${hmacKey()}`,
    `VAPID_PRIVATE_KEY=${privateKey}`,
    `TWILIO_AUTH_TOKEN=${localTextToken}`,
  ]
    .map((secret) => `${secret}\n`)
    .join('');
  writeAtomically(path.join(repositoryRoot, 'functions/.secret.local'), secrets);
}

function hmacKey(): string {
  const file = path.join(stack.localDir, 'hmac-key');
  if (!existsSync(file)) {
    mkdirSync(stack.localDir, { recursive: true });
    writeAtomically(file, randomBytes(32).toString('hex'));
  }
  return readFileSync(file, 'utf8');
}
