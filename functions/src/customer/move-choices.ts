import { commit } from '../platform/commit';
import { prepareMovedChoices } from '../records/contact-preferences/move-choices';
import { actorOf, emailsOf, type EditStep } from './edit-step';

/** What the client chose about being contacted, and when they were asked for a review. */
export const moveChoices: EditStep = {
  name: 'choices',
  onlyMoved: true,
  async run(edit, now) {
    await commit('customer-edit-step', async (transaction) => {
      const move = { actor: actorOf(edit), now, leaves: true };
      (await prepareMovedChoices(transaction, emailsOf(edit), move))?.write();
    });
    return 'done';
  },
};
