const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token that nobody has signed; `header` and `signature` are a forger's. */
export function unsignedToken(
  claims: unknown,
  header: Readonly<Record<string, unknown>> = {},
  signature = '',
): string {
  return `${part({ alg: 'none', typ: 'JWT', ...header })}.${part(claims)}.${signature}`;
}
