/**
 * Mutants equivalent to the original rules, by a part of their name: without the removed condition an error
 * occurs, and an error denies. The rules keep the condition because it states the intent.
 */
export const equivalentMutants: readonly string[] = [
  // Without a user, reading `request.auth.token` or `.uid` is an error.
  'request.auth != null → true',
  ': signedIn() → true',
  // Comparing null is an error.
  'request.query.limit != null → true',
  // Comparing a missing claim is an error too.
  "'admin' in request.auth.token → true",
];

export function isEquivalent(name: string): boolean {
  return equivalentMutants.some((piece) => name.includes(piece));
}
