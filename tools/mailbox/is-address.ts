/** True for addresses that SendGrid accepts: one @, a domain with a dot, and nothing that needs quoting. */
export function isAddress(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= 254 &&
    /^[^\s@<>(),;:"\\[\]]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value)
  );
}
