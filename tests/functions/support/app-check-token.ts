import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

const kid = 'test-key';

export interface AppCheckIssuer {
  /** The public keys in the format that the SDK fetches. */
  readonly keys: string;
  /** A valid token, unless `claims` makes it invalid. */
  readonly issue: (claims?: Readonly<Record<string, unknown>>) => string;
}

/** Issues tokens as App Check does, with a generated key. */
export function appCheckIssuer(project: string): AppCheckIssuer {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    keys: JSON.stringify({
      keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }],
    }),
    issue(claims = {}) {
      const now = Math.floor(Date.now() / 1000);
      const body = {
        iss: 'https://firebaseappcheck.googleapis.com/1234567890',
        aud: [`projects/${project}`],
        sub: '1:1234567890:web:demo',
        iat: now,
        exp: now + 3600,
        ...claims,
      };
      return signed({ alg: 'RS256', typ: 'JWT', kid }, body, privateKey);
    },
  };
}

function signed(header: object, body: object, key: KeyObject): string {
  const parts = [header, body].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  const text = parts.join('.');
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`;
}
