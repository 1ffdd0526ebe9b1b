import { ledger } from '../records/ledger/stored-row';
import { recordsAtOnce, type EditStep } from './edit-step';

/** The link of the ledger's rows to their customer, so that an erasure of the new address finds those of deleted jobs. */
export const moveLedger: EditStep = {
  name: 'ledger',
  onlyMoved: true,
  async run({ from, to }) {
    const { docs } = await ledger().where('customer_id', '==', from).limit(recordsAtOnce).get();
    for (const { ref } of docs) await ref.update({ customer_id: to });
    return docs.length > 0 ? 'more' : 'done';
  },
};
