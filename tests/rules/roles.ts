import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, setDoc } from 'firebase/firestore';
import { collections } from '@domain/firestore/paths';

/** Every kind of Firestore client; an admin has both the claim and the record. */
export const roles = ['visitor', 'signed in', 'claim only', 'record only', 'admin'] as const;
export type Role = (typeof roles)[number];

const claimants: readonly Role[] = ['claim only', 'admin'];
const recorded: readonly Role[] = ['record only', 'admin'];

/** Admins by claim whose record gives no access, with what it has. */
export const shutOut = {
  'turned off': { active: false },
  'later role': { role: 'a later role' },
  'old token': { tokens_from: 1_800_000_000 },
} as const;
export type ShutOut = keyof typeof shutOut;

/** A role's user id; a visitor has none and gets an unused id. */
export function uidOf(role: Role | ShutOut): string {
  return role.replace(' ', '-');
}

export function contextOf(environment: RulesTestEnvironment, role: Role | ShutOut): RulesTestContext {
  if (role in shutOut) return environment.authenticatedContext(uidOf(role), { admin: true });
  if (role === 'visitor') return environment.unauthenticatedContext();
  return environment.authenticatedContext(
    uidOf(role),
    claimants.some((claimant) => claimant === role) ? { admin: true } : {},
  );
}

/** Writes `admins/{uid}` for the roles that have one. */
export async function recordAdmins(environment: RulesTestEnvironment): Promise<void> {
  await environment.withSecurityRulesDisabled(async (server) => {
    for (const role of recorded) {
      await setDoc(doc(server.firestore(), collections.admins, uidOf(role)), {
        email: `${uidOf(role)}@example.com`,
      });
    }
    for (const [role, record] of Object.entries(shutOut)) {
      await setDoc(doc(server.firestore(), collections.admins, uidOf(role as ShutOut)), record);
    }
  });
}
