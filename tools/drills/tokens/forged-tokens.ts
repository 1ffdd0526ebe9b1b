import { unsignedToken } from '../calls/unsigned-token';
import { hashed, keyId, type Claims, type TokenMaker } from './token-maker';

export interface ForgedToken {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The claims that a forger wants, for a project and an instant. */
export function wantedClaims(project: string, claims: Claims, now: Date): Claims {
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    auth_time: seconds - 60,
    iat: seconds - 60,
    exp: seconds + 3540,
    user_id: claims.sub,
    firebase: { sign_in_provider: 'password', identities: {} },
    ...claims,
  };
}

interface Forger {
  /** The key that the verifier trusts, for tokens with a valid signature and invalid claims. */
  readonly trusted: TokenMaker;
  /** The forger's own key. */
  readonly own: TokenMaker;
  readonly project: string;
  readonly now: Date;
}

const bearer = (name: string, token: string): ForgedToken => ({
  name,
  headers: { Authorization: `Bearer ${token}` },
});

/** Tokens with these claims that must be refused. */
export function forgedTokens(claims: Claims, { trusted, own, project, now }: Forger): ForgedToken[] {
  const wanted = wantedClaims(project, claims, now);
  const seconds = Math.floor(now.getTime() / 1000);
  const good = trusted.signed(wanted);
  const [header = '', , signature = ''] = good.split('.');
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const saying = (name: string, changes: Claims) => bearer(name, trusted.signed({ ...wanted, ...changes }));
  return [
    bearer('unsigned, as the emulator accepts it', unsignedToken(wanted)),
    bearer('alg None', unsignedToken(wanted, { alg: 'None' })),
    bearer('alg nOnE with a key', unsignedToken(wanted, { alg: 'nOnE', kid: keyId })),
    bearer('alg none with a signature', unsignedToken(wanted, { kid: keyId }, signature)),
    bearer('no alg', unsignedToken(wanted, { alg: undefined })),
    bearer('own key under the known id', own.signed(wanted)),
    bearer('own key under an unknown id', own.signed(wanted, { kid: 'other' })),
    bearer('own key without an id', own.signed(wanted, { kid: undefined })),
    bearer('own key under the id __proto__', own.signed(wanted, { kid: '__proto__' })),
    bearer('own key under the id constructor', own.signed(wanted, { kid: 'constructor' })),
    bearer(
      'own key included in the header',
      own.signed(wanted, { jwk: { kty: 'RSA' }, jku: 'https://evil.example/jwks' }),
    ),
    bearer('own key, future', own.signed({ ...wanted, iat: seconds + 3600, auth_time: seconds + 3600 })),
    bearer('hashed with the public key', hashed(trusted.publicKey, wanted)),
    bearer('hashed with the trimmed public key', hashed(trusted.publicKey.trim(), wanted)),
    bearer('hashed with the name of the key', hashed(keyId, wanted)),
    bearer('hashed with nothing', hashed('', wanted)),
    bearer('right key, other alg', trusted.signed(wanted, { alg: 'RS512' })),
    saying('expired an hour ago', { iat: seconds - 7200, exp: seconds - 3600 }),
    saying('expired a minute ago', { exp: seconds - 60 }),
    saying('not valid yet', { nbf: seconds + 3600 }),
    saying('a text expiration', { exp: 'never' }),
    saying('another project', { aud: 'another-project' }),
    saying('several projects', { aud: [project, 'another-project'] }),
    saying('another issuer', { iss: 'https://securetoken.google.com/another-project' }),
    saying('an unknown issuer', { iss: `https://evil.example/${project}` }),
    saying('a session cookie', { iss: `https://session.firebase.google.com/${project}` }),
    saying('no subject', { sub: undefined }),
    saying('an empty subject', { sub: '' }),
    saying('a subject that is too long', { sub: 'a'.repeat(129) }),
    saying('a custom token', {
      aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
      iss: `service@${project}.iam.gserviceaccount.com`,
      uid: claims.sub,
      claims,
    }),
    bearer('a list of claims', trusted.signed([wanted])),
    bearer('truncated', good.slice(0, -10)),
    bearer('without its signature', `${good.split('.').slice(0, 2).join('.')}.`),
    bearer('two parts', good.split('.').slice(0, 2).join('.')),
    bearer('four parts', `${good}.x`),
    bearer(
      'other claims with a valid signature',
      `${header}.${encoded({ ...wanted, sub: 'other' })}.${signature}`,
    ),
    bearer('another signature', `${good.slice(0, -1)}${good.endsWith('A') ? 'Q' : 'A'}${'A'.repeat(4)}`),
    bearer('text', 'null'),
    bearer('dots', '..'),
    bearer('nothing', ''),
    bearer('twice', `${good} ${good}`),
    { name: 'another scheme', headers: { Authorization: `Basic ${good}` } },
    { name: 'no scheme', headers: { Authorization: good } },
    { name: 'a cookie', headers: { Cookie: `__session=${good}` } },
    {
      name: "a proxy's header",
      headers: {
        'X-Original-Auth': `Bearer ${good}`,
        'X-Forwarded-Authorization': `Bearer ${good}`,
        'X-Apigateway-Api-Userinfo': encoded(wanted),
        'X-Goog-Authenticated-User-Id': `accounts.google.com:${String(claims.sub)}`,
      },
    },
    {
      name: "the emulator's header",
      headers: {
        'X-Callable-Context-Auth': encodeURIComponent(JSON.stringify({ uid: claims.sub, token: wanted })),
      },
    },
    { name: 'no token', headers: {} },
    { name: 'only an App Check token', headers: { 'X-Firebase-AppCheck': good } },
    {
      name: 'unsigned with an invalid App Check token',
      headers: { Authorization: `Bearer ${unsignedToken(wanted)}`, 'X-Firebase-AppCheck': 'garbage' },
    },
  ];
}
