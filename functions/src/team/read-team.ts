import type { TeamInvitation } from '@domain/admin/invitation-calls';
import { detailsOf, type TeamMember } from '@domain/admin/team-calls';
import { admins } from '../platform/admins';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { readable, type Row } from '../platform/readable';
import { readTogether } from '../platform/read-together';
import { toIso } from '../platform/to-iso';
import { invitations, type AccountLink } from '../records/account/account-link';
import { signInPolicy } from '../records/account/sign-in-policy';
import { adminAccount } from '../records/account/stored-account';
import { privateCalendars, shownCalendar } from '../records/team/private-calendar';

/**
 * office-team-read: everyone who signs in to the office, and who is invited to, by email address, and whether they need
 * two-step sign-in.
 */
export const readTeam = callable('office-team-read', async ({ caller, parse }) => {
  parse();
  const own = adminOf(caller).uid;
  const all = readable((await admins().get()).docs);
  const [accounts, policy, calendars] = await Promise.all([
    readTogether(all.map(({ id }) => adminAccount(id))),
    signInPolicy().get(),
    privateCalendars().get(),
  ]);
  const calendarOf = new Map(readable(calendars.docs).map(({ id, stored }) => [id, shownCalendar(stored)]));
  const twoStep = new Set(accounts.filter((account) => account.get('factor')).map(({ id }) => id));
  const members = all.map(({ id: uid, stored }): TeamMember => ({
    uid,
    email: stored.email,
    active: stored.active,
    ...detailsOf(stored),
    twoStep: twoStep.has(uid),
    calendar: calendarOf.get(uid) ?? null,
    isSelf: uid === own,
  }));
  const open = readable((await invitations().get()).docs);
  return {
    members: members.toSorted(byEmail),
    twoStepRequired: policy.data()?.two_step_required ?? false,
    invitations: open.flatMap(shown).toSorted(byEmail),
  };
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
