import type { TeamInvitation } from '@domain/admin/invitation-calls';
import { detailsOf, type TeamMember } from '@domain/admin/team-calls';
import { admins } from '../platform/admins';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { readable, type Row } from '../platform/readable';
import { toIso } from '../platform/to-iso';
import { invitations, type AccountLink } from '../records/account/account-link';

/** office-team-read: everyone who signs in to the office, and who is invited to, by email address. */
export const readTeam = callable('office-team-read', async ({ caller, parse }) => {
  parse();
  const own = adminOf(caller).uid;
  const all = readable((await admins().get()).docs);
  const members = all.map(({ id: uid, stored }): TeamMember => ({
    uid,
    email: stored.email,
    active: stored.active,
    ...detailsOf(stored),
    isSelf: uid === own,
  }));
  const open = readable((await invitations().get()).docs);
  return { members: members.toSorted(byEmail), invitations: open.flatMap(shown).toSorted(byEmail) };
});

const byEmail = (one: { readonly email: string }, other: { readonly email: string }) =>
  one.email.localeCompare(other.email);

/** An invitation that was not used yet; an expired one can be sent again. */
function shown({
  id,
  stored: { email, name, role, expires_at, used_by },
}: Row<AccountLink>): TeamInvitation[] {
  return used_by === null && role !== null ? [{ id, email, name, role, expiresAt: toIso(expires_at) }] : [];
}
