import { randomInt, randomUUID } from 'node:crypto';

/** A phone number that no other test uses, nor anybody: there is no area code 555. */
export function newPhone(): string {
  return `(555) ${randomInt(200, 1000)}-${String(randomInt(10_000)).padStart(4, '0')}`;
}

/** An address that no other test uses. */
export function newEmail(who = 'client'): string {
  return `${who}-${randomUUID().slice(0, 8)}@example.com`;
}
