import { detailsOf, type TeamMember } from '@domain/admin/team-calls';
import { admins } from '../platform/admins';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { readable } from '../platform/readable';
import { readTogether } from '../platform/read-together';
import { signInPolicy } from '../records/account/sign-in-policy';
import { adminAccount } from '../records/account/stored-account';

/** office-team-read: everyone who signs in to the office, by email address, and whether they need two-step sign-in. */
export const readTeam = callable('office-team-read', async ({ caller, parse }) => {
  parse();
  const own = adminOf(caller).uid;
  const all = readable((await admins().get()).docs);
  const [accounts, policy] = await Promise.all([
    readTogether(all.map(({ id }) => adminAccount(id))),
    signInPolicy().get(),
  ]);
  const twoStep = new Set(accounts.filter((account) => account.get('factor')).map(({ id }) => id));
  const members = all.map(({ id: uid, stored }): TeamMember => ({
    uid,
    email: stored.email,
    ...detailsOf(stored),
    twoStep: twoStep.has(uid),
    isSelf: uid === own,
  }));
  return {
    members: members.toSorted((one, other) => one.email.localeCompare(other.email)),
    twoStepRequired: policy.data()?.two_step_required ?? false,
  };
});
