import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, setDoc } from 'firebase/firestore';
import { collections } from '@domain/firestore/paths';

/** Every kind of Firestore client; an admin has the claim, the record and an open session. */
export const roles = [
  'visitor',
  'signed in',
  'claim only',
  'record only',
  'admin',
  'admin before sessions',
  'ended session',
  'password alone',
  'turned off',
  'later role',
  'inspector',
  'inspector without claim',
] as const;
export type Role = (typeof roles)[number];

/** The roles whose rights are those of another role, so that the tables don't repeat them. */
const like = {
  'admin before sessions': 'admin',
  'ended session': 'record only',
  'password alone': 'record only',
  'turned off': 'record only',
  'later role': 'record only',
  // Where a table has no row for them.
  inspector: 'record only',
  'inspector without claim': 'record only',
} as const;
export type TabledRole = Exclude<Role, keyof typeof like>;

export function tabled(role: Role): TabledRole {
  return role in like ? like[role as keyof typeof like] : (role as TabledRole);
}

const openSession = 'session-1';

/** The claims of each role's tokens. */
const claims: Readonly<Record<Exclude<Role, 'visitor'>, Readonly<Record<string, unknown>>>> = {
  'signed in': {},
  'claim only': { admin: true, session: openSession },
  'record only': { session: openSession },
  admin: { admin: true, session: openSession },
  'admin before sessions': { admin: true },
  'ended session': { admin: true, session: 'session-2' },
  'password alone': { admin: true },
  'turned off': { admin: true, session: openSession },
  'later role': { admin: true, session: openSession },
  inspector: { admin: true, session: openSession },
  'inspector without claim': { session: openSession },
};

const recorded: readonly Role[] = ['record only', 'admin', 'ended session', 'password alone'];

/** A role's user id; a visitor has none and gets an unused id. */
export function uidOf(role: Role): string {
  return role.replaceAll(' ', '-');
}

export function contextOf(environment: RulesTestEnvironment, role: Role): RulesTestContext {
  if (role === 'visitor') return environment.unauthenticatedContext();
  return environment.authenticatedContext(uidOf(role), claims[role]);
}

/** Writes `admins/{uid}` for the roles that have one. */
export async function recordAdmins(environment: RulesTestEnvironment): Promise<void> {
  await environment.withSecurityRulesDisabled(async (server) => {
    const record = (role: Role, fields: object) =>
      setDoc(doc(server.firestore(), collections.admins, uidOf(role)), {
        email: `${uidOf(role)}@example.com`,
        ...fields,
      });
    for (const role of recorded) await record(role, { sessions: { [openSession]: new Date() } });
    await record('admin before sessions', {});
    const sessions = { [openSession]: new Date() };
    await record('turned off', { sessions, active: false });
    await record('later role', { sessions, role: 'a later role' });
    await record('inspector', { sessions, role: 'inspector' });
    await record('inspector without claim', { sessions, role: 'inspector' });
  });
}
