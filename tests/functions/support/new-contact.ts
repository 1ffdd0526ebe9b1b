import { randomInt, randomUUID } from 'node:crypto';

/** A unique phone number that can't be assigned, because there is no area code 555. */
export function newPhone(): string {
  return `(555) ${randomInt(200, 1000)}-${String(randomInt(10_000)).padStart(4, '0')}`;
}

/** A unique email address. */
export function newEmail(who = 'client'): string {
  return `${who}-${randomUUID().slice(0, 8)}@example.com`;
}

const mobiles = 10_000;
let next = randomInt(mobiles);

/** A number that can get text messages, from the fictitious ones; no other in the same test file is the same. */
export function newMobile(): string {
  next = (next + 1) % mobiles;
  return `(312) 555-${String(next).padStart(4, '0')}`;
}
