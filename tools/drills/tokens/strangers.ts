import type { Claims } from './token-maker';

export interface Stranger {
  readonly name: string;
  readonly claims: Claims;
}

interface Names {
  /** Of somebody with a record in `admins`. */
  readonly admin: string;
  readonly customer: string;
}

/** People whose tokens are good, and who may not call what admins call. */
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
  ];
}

/** People whose tokens are good, and who may not call what customers call. */
export function notCustomers({ admin, customer }: Names): Stranger[] {
  return [
    { name: 'signed in, no claim', claims: { sub: customer } },
    { name: 'an admin', claims: { sub: admin, admin: true } },
    { name: 'both claims', claims: { sub: customer, admin: true, customer: true } },
    { name: 'the claim as text', claims: { sub: customer, customer: 'true' } },
    { name: 'the claim as a number', claims: { sub: customer, customer: 1 } },
  ];
}
