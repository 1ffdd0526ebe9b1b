import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { correctedCopy, correctedFields, emailCorrection } from '@domain/customer/client-correction';
import { collections } from '@domain/firestore/paths';
import { clientOf } from '@domain/referral/client-of';
import { searchKeys } from '@domain/search/search-keys';
import { openAuditTrail } from '../platform/audit';
import { commit } from '../platform/commit';
import { prepareReplacement } from '../records/access/replace-keys';
import { prepareRedirect } from '../records/mail/prepare-redirect';
import { referrals, type StoredReferral } from '../records/referral/stored-referral';
import { actorOf, emailsOf, isMoved, recordsAtOnce, type EditStep, type RunningEdit } from './edit-step';

/** This client's referrals: all get a changed email address; the waiting ones that had the old details get the new ones. */
export const correctReferrals: EditStep = {
  name: 'referrals',
  onlyMoved: false,
  async run(edit, now) {
    const theirs = referrals().where('client_email', '==', edit.correction.before.email);
    const { docs } = await (isMoved(edit) ? theirs.limit(recordsAtOnce) : theirs).get();
    for (const row of docs) await correctReferral(edit, row, now);
    return isMoved(edit) && docs.length > 0 ? 'more' : 'done';
  },
};

function correctReferral(
  edit: RunningEdit,
  { id, ref }: QueryDocumentSnapshot<StoredReferral, StoredReferral>,
  now: Date,
): Promise<void> {
  const { email: before } = edit.correction.before;
  return commit('customer-edit-step', async (transaction) => {
    const referral = (await transaction.get(ref)).data();
    if (referral?.client_email !== before) return;
    const client = clientOf({ ...referral, id });
    const correction = referral.progress === 'none' ? edit.correction : emailCorrection(edit.correction);
    const corrected = correctedCopy(client, correction);
    if (corrected === client) return;
    const redirect = await prepareRedirect(transaction, id, emailsOf(edit));
    const keys = isMoved(edit)
      ? await prepareReplacement(transaction, { kind: 'introduction', subject: id }, now)
      : null;
    const record = { collection: collections.referrals, id };
    const audit = await openAuditTrail(transaction, record, actorOf(edit), now);
    const changed = Object.fromEntries(
      correctedFields({ before: client, after: corrected }).map((field) => [
        `client_${field}`,
        corrected[field],
      ]),
    );
    transaction.update(ref, { ...changed, search_keys: searchKeys(corrected, referrerOf(referral)) });
    redirect.write();
    keys?.write();
    audit.append({ action: 'client-corrected', changed });
  });
}

/** The referrer as a submitted referral makes them searchable: with the company in place of an address. */
function referrerOf(referral: StoredReferral) {
  return {
    name: referral.referrer_name,
    email: referral.referrer_email,
    phone: referral.referrer_phone,
    address: referral.referrer_company,
  };
}
