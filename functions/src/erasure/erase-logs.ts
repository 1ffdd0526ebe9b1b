import { collections } from '@domain/firestore/paths';
import { rawCollection } from '../platform/collection-of';
import { deleteAll } from '../platform/delete-all';
import { formClients, formLogs } from '../records/form-log/form-logs';
import type { ErasureStep } from './erasure-step';
import { eraseLogs } from './erase-traces';

/** Forms that the person submits as themselves; in a client's forms they may be named as the agent. */
const ownForms = ['booking', 'referral'];

/** Logs of the person's own forms whose record was deleted. */
export const eraseFormLogs: ErasureStep = {
  name: 'logs',
  async run(erasure) {
    const theirs = formLogs()
      .where('submitted_data.email', '==', erasure.marks.email)
      .where('form_type', 'in', ownForms);
    return (await eraseLogs(erasure, theirs)) ? 'more' : 'done';
  },
};

/** Rate windows of the networks that their forms came from, unless others submit from the same network. */
export const eraseNetworks: ErasureStep = {
  name: 'networks',
  async run({ clients }) {
    for (const client of clients) {
      const others = await formLogs().where('client_ip', '==', client).limit(1).get();
      if (!others.empty) continue;
      await formClients().doc(client).delete();
      await deleteAll(rawCollection(collections.rateLimits).where('client_ip', '==', client));
    }
    return 'done';
  },
};
