import { detailsOf, type TeamMember } from '@domain/admin/team-calls';
import { admins } from '../platform/admins';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { readable } from '../platform/readable';

/** office-team-read: everyone who signs in to the office, by email address. */
export const readTeam = callable('office-team-read', async ({ caller, parse }) => {
  parse();
  const own = adminOf(caller).uid;
  const all = readable((await admins().get()).docs);
  const members = all.map(({ id: uid, stored }): TeamMember => ({
    uid,
    email: stored.email,
    ...detailsOf(stored),
    isSelf: uid === own,
  }));
  return { members: members.toSorted((one, other) => one.email.localeCompare(other.email)) };
});
