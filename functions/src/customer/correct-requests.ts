import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { toE164 } from '@domain/contact/phone';
import { correctedCopy, correctedValues, emailCorrection } from '@domain/customer/client-correction';
import { collections } from '@domain/firestore/paths';
import { isPending } from '@domain/request/request-status';
import { searchKeys } from '@domain/search/search-keys';
import { openAuditTrail } from '../platform/audit';
import { commit } from '../platform/commit';
import { prepareRedirect } from '../records/mail/prepare-redirect';
import { requests, type StoredRequest } from '../records/request/stored-request';
import { actorOf, emailsOf, isMoved, recordsAtOnce, type EditStep, type RunningEdit } from './edit-step';

/** The client's requests: all of them for an email address, otherwise the pending ones that said the same. */
export const correctRequests: EditStep = {
  name: 'requests',
  onlyMoved: false,
  async run(edit, now) {
    const theirs = requests().where('email', '==', edit.correction.before.email);
    const { docs } = await (isMoved(edit) ? theirs.limit(recordsAtOnce) : theirs).get();
    for (const row of docs) await correctRequest(edit, row, now);
    return isMoved(edit) && docs.length > 0 ? 'more' : 'done';
  },
};

function correctRequest(
  edit: RunningEdit,
  { id, ref }: QueryDocumentSnapshot<StoredRequest, StoredRequest>,
  now: Date,
): Promise<void> {
  const { email: before } = edit.correction.before;
  return commit('customer-edit-step', async (transaction) => {
    const request = (await transaction.get(ref)).data();
    if (request?.email !== before) return;
    const correction = isPending(request.status) ? edit.correction : emailCorrection(edit.correction);
    const corrected = correctedCopy(request, correction);
    if (corrected === request) return;
    const redirect = await prepareRedirect(transaction, id, emailsOf(edit));
    const record = { collection: collections.leads, id };
    const audit = await openAuditTrail(transaction, record, actorOf(edit), now);
    const changed = correctedValues({ before: request, after: corrected });
    transaction.update(ref, {
      ...changed,
      phone_e164: toE164(corrected.phone) ?? '',
      search_keys: searchKeys(corrected),
      // It was about the old address.
      ...(isMoved(edit) && { received_mail: null }),
    });
    redirect.write();
    audit.append({ action: 'client-corrected', changed });
  });
}
