import type { Claims } from './token-maker';

export interface Stranger {
  readonly name: string;
  readonly claims: Claims;
}

interface Names {
  /** A user with a record in `admins`. */
  readonly admin: string;
  readonly customer: string;
}

/** Users with valid tokens who may not make admin calls. */
export function notAdmins({ admin, customer }: Names): Stranger[] {
  return [
    { name: 'signed in, no claim', claims: { sub: 'somebody' } },
    { name: 'the claim without a record', claims: { sub: 'somebody', admin: true } },
    { name: 'the record without a claim', claims: { sub: admin } },
    { name: 'the claim as text', claims: { sub: admin, admin: 'true' } },
    { name: 'the claim as a number', claims: { sub: admin, admin: 1 } },
    { name: 'the claim in a list', claims: { sub: admin, admin: [true] } },
    { name: 'the claim within another', claims: { sub: admin, claims: { admin: true } } },
    { name: 'a customer', claims: { sub: customer, customer: true } },
    { name: 'a referrer', claims: { sub: customer, referrer: 'agent@example.com' } },
  ];
}

/** Users with valid tokens who may not make customer calls. */
export function notCustomers({ admin, customer }: Names): Stranger[] {
  return [
    { name: 'signed in, no claim', claims: { sub: customer } },
    { name: 'an admin', claims: { sub: admin, admin: true } },
    { name: 'both claims', claims: { sub: customer, admin: true, customer: true } },
    { name: 'the claim as text', claims: { sub: customer, customer: 'true' } },
    { name: 'the claim as a number', claims: { sub: customer, customer: 1 } },
    { name: 'a referrer', claims: { sub: customer, referrer: 'agent@example.com' } },
    { name: 'a referrer too', claims: { sub: customer, customer: true, referrer: 'agent@example.com' } },
  ];
}

/** Users with valid tokens who may not make a referrer's calls. `customer` is the referrer's address. */
export function notReferrers({ admin, customer: email }: Names): Stranger[] {
  return [
    { name: 'signed in, no claim', claims: { sub: 'somebody', email } },
    { name: 'an admin', claims: { sub: admin, admin: true } },
    { name: 'an admin too', claims: { sub: admin, admin: true, referrer: email } },
    { name: 'a customer', claims: { sub: 'somebody', customer: true } },
    { name: 'a customer too', claims: { sub: 'somebody', customer: true, referrer: email } },
    { name: 'the claim without an address', claims: { sub: 'somebody', referrer: true } },
    { name: 'the claim with an empty address', claims: { sub: 'somebody', referrer: '' } },
    { name: 'the address in a list', claims: { sub: 'somebody', referrer: [email] } },
  ];
}
