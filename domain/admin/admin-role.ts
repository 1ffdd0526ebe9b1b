/**
 * `owner`: everything. `office`: everything but settings, the team and erasing. `inspector`: the jobs that are assigned
 * to them, by their visits, and the reports on them.
 */
export const adminRoles = ['owner', 'office', 'inspector'] as const;
export type AdminRole = (typeof adminRoles)[number];

/**
 * The role in an admin's record. A record from before there were roles is an owner's; null for a role that this version
 * doesn't know, which gives no access.
 */
export function adminRoleOf(stored: unknown): AdminRole | null {
  if (stored === undefined) return 'owner';
  return adminRoles.find((role) => role === stored) ?? null;
}

/** Whether the role reads and changes everyone's jobs. */
export function isOfficeRole(role: AdminRole): boolean {
  return role !== 'inspector';
}

/** Whether the access in an admin's record is on. Anything but true turns it off; records from before are active. */
export function isActiveAdmin(stored: unknown): boolean {
  return stored === undefined || stored === true;
}
