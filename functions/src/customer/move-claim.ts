import { normalizeEmail } from '@domain/contact/email';
import { commit } from '../platform/commit';
import { claimOf } from '../reward/reward-claim';
import { emailsOf, type EditStep } from './edit-step';

/** The claim by which a client who was rewarded for is recognized by email address. */
export const moveClaim: EditStep = {
  name: 'claim',
  onlyMoved: true,
  async run(edit) {
    const { before, after } = emailsOf(edit);
    const [old, next] = [before, after].map((email) => claimOf('email', normalizeEmail(email)));
    if (!old || !next) return 'done';
    await commit('customer-edit-step', async (transaction) => {
      const claim = (await transaction.get(old)).data();
      const known = (await transaction.get(next)).exists;
      if (!claim) return;
      transaction.delete(old);
      if (!known) transaction.create(next, claim);
    });
    return 'done';
  },
};
