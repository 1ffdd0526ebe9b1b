import type { CustomerEditState, EditCustomerAnswer, EditStart } from '@domain/customer/edit-customer';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { commit } from '../platform/commit';
import { logs } from '../platform/logs';
import { reached } from '../platform/reached';
import { earlierAnswer, keepAnswer, receiptSlot } from '../platform/receipts';
import { customerEdits } from '../records/customer/customer-edit';
import { beginEdit } from './begin-edit';
import { runEdit } from './run-edit';

/** Transactions to run before responding; the sweeper does the rest. */
const batchesAtOnce = 60;

/** What the receipt stores: no personal data, because it outlives the client's. */
type Saved = { readonly state: 'saved' } & EditStart;

/**
 * office-customer-edit: corrects a client's name, email, phone or address. The first transaction changes the customer's
 * record and ends the old address's sessions; the records with copies follow one by one. If interrupted, the sweeper or
 * a repeated call continues it.
 */
export const editCustomer = callable('office-customer-edit', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, ...asked } = parse();
  const { bookingId, customerId = '' } = asked;
  const start: EditStart = bookingId === undefined ? { customerId } : { bookingId };
  const slot = receiptSlot('office-customer-edit', idempotencyKey, asked);
  const outcome = await commit(
    slot.call,
    async (transaction): Promise<Exclude<EditCustomerAnswer, Saved> | Saved> => {
      const earlier = await earlierAnswer<Saved>(slot, transaction);
      if (earlier) return earlier;
      const begun = await beginEdit(transaction, start, asked, { id: slot.id, admin, now });
      if (begun !== null) return begun;
      const saved: Saved = { state: 'saved', ...start };
      keepAnswer(transaction, slot, saved, now);
      return saved;
    },
  );
  if (outcome.state !== 'saved') return outcome;
  reached('customer-edit:begun');
  const edit = await goOn(slot.id);
  if ('bookingId' in outcome) return { state: 'saved', bookingId: outcome.bookingId, edit };
  // Without a correction there was nothing to change, and the customer has the same id.
  const stored = (await customerEdits().doc(slot.id).get()).data();
  return { state: 'saved', customerId: stored?.to ?? outcome.customerId, edit };
});

/** An error here does not fail the call: the correction is stored, and the sweeper continues it. */
async function goOn(editId: string): Promise<CustomerEditState> {
  try {
    return await runEdit(editId, batchesAtOnce);
  } catch (error) {
    logs.customerEditInterrupted(editId, error);
    return 'RUNNING';
  }
}
