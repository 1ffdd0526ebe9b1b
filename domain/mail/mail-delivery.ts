/**
 * What the provider says became of an email that it took, from what says least to what says most: an event never
 * replaces one further on. `deferred`: the recipient's server makes it wait. `blocked`: that server refused it for now.
 * `dropped`: the provider doesn't send to this address anymore. `complained`: the recipient reported it as spam.
 */
export const mailDeliveries = [
  'deferred',
  'delivered',
  'blocked',
  'dropped',
  'bounced',
  'complained',
] as const;
export type MailDelivery = (typeof mailDeliveries)[number];

/** The email did not arrive, and the provider doesn't try again. */
export function isUndelivered(delivery: MailDelivery): boolean {
  return delivery === 'blocked' || delivery === 'dropped' || delivery === 'bounced';
}

/** Whether an event says more than what is known. Events may arrive several times and in any order. */
export function saysMore(delivery: MailDelivery, known: MailDelivery | null): boolean {
  return known === null || mailDeliveries.indexOf(delivery) > mailDeliveries.indexOf(known);
}
