import { createECDH } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stack } from '../stack';
import { writeAtomically } from './write-atomically';

/** This checkout's pair of keys for Web Push, generated at the first start, base64url. */
export function localVapidKeys(): { readonly publicKey: string; readonly privateKey: string } {
  const file = path.join(stack.localDir, 'vapid-private-key');
  const pair = createECDH('prime256v1');
  if (existsSync(file)) {
    pair.setPrivateKey(readFileSync(file, 'utf8'), 'base64url');
  } else {
    pair.generateKeys();
    mkdirSync(stack.localDir, { recursive: true });
    writeAtomically(file, padded(pair.getPrivateKey()));
  }
  return { publicKey: pair.getPublicKey('base64url'), privateKey: padded(pair.getPrivateKey()) };
}

/** Node leaves out leading zeros, which a JSON Web Key must have. */
function padded(key: Buffer): string {
  return Buffer.concat([Buffer.alloc(32 - key.length), key]).toString('base64url');
}
