const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 0,
});
const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$149`, or `$149.50` where there are cents. */
export function dollars(amount: number): string {
  return (Number.isInteger(amount) ? whole : cents).format(amount);
}
