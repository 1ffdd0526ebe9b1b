const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An unsigned token; `header` and `signature` can be forged. */
export function unsignedToken(
  claims: unknown,
  header: Readonly<Record<string, unknown>> = {},
  signature = '',
): string {
  return `${part({ alg: 'none', typ: 'JWT', ...header })}.${part(claims)}.${signature}`;
}
