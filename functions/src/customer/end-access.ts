import { collections } from '@domain/firestore/paths';
import { rawCollection } from '../platform/collection-of';
import { deleteAll } from '../platform/delete-all';
import { deleteAccount } from '../records/portal/delete-account';
import { loginRequests } from '../records/portal/login-request';
import { browsersOf } from '../records/portal/remembered-browser';
import { recordsAtOnce, type EditStep } from './edit-step';

/**
 * What is left of the old address's access to the portal: codes requested since, the account with its refresh tokens.
 * Its rate windows follow the customer without counting against the new address.
 */
export const endAccess: EditStep = {
  name: 'access',
  onlyMoved: true,
  async run({ from, to }) {
    await deleteAll(loginRequests().where('customer_id', '==', from));
    await deleteAll(browsersOf(from));
    await deleteAccount(from);
    const windows = rawCollection(collections.rateLimits).where('client_ip', '==', from);
    const { docs } = await windows.limit(recordsAtOnce).get();
    for (const { ref } of docs) await ref.update({ client_ip: to });
    return docs.length > 0 ? 'more' : 'done';
  },
};
