import { passwordProblem } from '@domain/admin/password-rules';
import { AppError } from '@domain/errors/app-error';
import { publicOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { sha256 } from '../platform/hash';
import { linkOfKey } from '../records/account/account-link';
import { joinTeam } from './join-team';
import { resetPassword } from './reset-password';
import { workingLink } from './working-link';

/**
 * client-password-set: sets the password of a link's account, and uses the link up. There is no receipt, whose hash would
 * let the password be guessed: a device that lost the answer repeats the call under its key.
 */
export const setPassword = callable('client-password-set', async ({ caller, now, parse }) => {
  const person = publicOf(caller);
  const { key, password, idempotencyKey } = parse();
  const usedBy = sha256(`client-password-set:${idempotencyKey.toLowerCase()}`);
  const link = await workingLink(key, person, now, usedBy);
  const { email } = link;
  if (link.used_by === usedBy) return { email };
  const problem = passwordProblem(password, email);
  if (problem !== null) {
    throw new AppError('invalid-input', 'weak password', problem, { fields: { password: problem } });
  }
  const use = { reference: linkOfKey(key), link, password, usedBy, person, now };
  await (link.kind === 'invitation' ? joinTeam(use) : resetPassword(use));
  return { email };
});
