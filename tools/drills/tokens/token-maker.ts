import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

export type Claims = Readonly<Record<string, unknown>>;

export const keyId = 'signing-key';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs as Google does: RS256 with the key's id. */
export class TokenMaker {
  private readonly pair = generateKeyPairSync('rsa', { modulusLength: 2048 });

  /** The public key as PEM, which verifiers have and anyone may know. */
  get publicKey(): string {
    return this.pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  }

  signed(claims: unknown, header: Claims = {}): string {
    return signedWith(this.pair.privateKey, claims, header);
  }
}

function signedWith(key: KeyObject, claims: unknown, header: Claims): string {
  const content = `${part({ alg: 'RS256', typ: 'JWT', kid: keyId, ...header })}.${part(claims)}`;
  return `${content}.${sign('RSA-SHA256', Buffer.from(content), key).toString('base64url')}`;
}

/** A token with an HMAC instead of a signature. */
export function hashed(secret: string, claims: unknown, header: Claims = {}): string {
  const content = `${part({ alg: 'HS256', typ: 'JWT', kid: keyId, ...header })}.${part(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}
