/**
 * Mutants that decide like the rules themselves, by a piece of their name: what they leave out is an error without it, and
 * an error refuses. The rules keep it, as it says what is meant.
 */
export const equivalentMutants: readonly string[] = [
  // `request.auth.token` and `.uid` of nobody.
  'request.auth != null → true',
  ': signedIn() → true',
  // Null is not comparable.
  'request.query.limit != null → true',
  // A claim that is not there cannot be compared either.
  "'admin' in request.auth.token → true",
];

export function isEquivalent(name: string): boolean {
  return equivalentMutants.some((piece) => name.includes(piece));
}
