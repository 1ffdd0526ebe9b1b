/** `$175`, or `$175.50` if there are cents. */
export function dollars(amount: number): string {
  const decimals = Number.isInteger(amount) ? 0 : 2;
  return `$${amount.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: 2 })}`;
}
