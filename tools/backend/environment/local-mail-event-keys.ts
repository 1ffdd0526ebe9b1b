import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stack } from '../stack';
import { writeAtomically } from './write-atomically';

/**
 * This checkout's pair of keys for the email provider's events, generated at the first start. The private key, in PEM,
 * signs them in SendGrid's place; the public key is base64, as SendGrid's console shows it.
 */
export function localMailEventKeys(): { readonly publicKey: string; readonly privateKey: string } {
  const file = path.join(stack.localDir, 'mail-events-private-key');
  if (!existsSync(file)) {
    mkdirSync(stack.localDir, { recursive: true });
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    writeAtomically(file, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  }
  const privateKey = readFileSync(file, 'utf8');
  const publicKey = createPublicKey(createPrivateKey(privateKey)).export({ type: 'spki', format: 'der' });
  return { publicKey: publicKey.toString('base64'), privateKey };
}
