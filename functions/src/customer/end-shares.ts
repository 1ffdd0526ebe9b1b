import { commit } from '../platform/commit';
import { prepareShareEnd } from '../records/share/prepare-share-end';
import { reportShares } from '../records/share/stored-share';
import { actorOf, recordsAtOnce, type EditStep, type RunningEdit } from './edit-step';

/** The customer's shares and lists of repairs. Their links end, because the old address may have made them. */
export const endShares: EditStep = {
  name: 'shares',
  onlyMoved: true,
  async run(edit, now) {
    const { docs } = await reportShares().where('customer_id', '==', edit.from).limit(recordsAtOnce).get();
    for (const { id } of docs) await endShare(edit, id, now);
    return docs.length > 0 ? 'more' : 'done';
  },
};

function endShare(edit: RunningEdit, id: string, now: Date): Promise<void> {
  return commit('customer-edit-step', async (transaction) => {
    const reference = reportShares().doc(id);
    const stored = (await transaction.get(reference)).data();
    if (stored?.customer_id !== edit.from) return;
    const end = await prepareShareEnd(transaction, { id, reference, stored }, edit.to, actorOf(edit), now);
    end();
  });
}
