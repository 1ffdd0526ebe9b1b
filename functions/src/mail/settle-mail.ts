import { Timestamp, type UpdateData } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { mailLimits, mailNotNeeded, retryDelaySeconds } from '@domain/mail/mail-state';
import { commit } from '../platform/commit';
import { firestore } from '../platform/firestore';
import { logs } from '../platform/logs';
import type { Claim, ClaimedMail } from './claim-mail';
import type { MailDocument } from './mail-document';

type Change = UpdateData<MailDocument>;

/** Records that the provider has taken the claimed mails. */
export async function settleSent(claim: Claim, now: Date): Promise<void> {
  const at = Timestamp.fromDate(now);
  await settle(claim, () => ({ state: 'SENT', sent_at: at, lease_token: null, last_error: null }), {
    last_sent_at: at,
    leased_until: null,
  });
  logs.mailSent(idsOf(claim), claim.mails[0]?.document.attempts ?? 0);
}

/** Puts the claimed mails off with a growing delay, or gives up those that have waited too long. */
export async function settleFailed(
  claim: Claim,
  reason: string,
  now: Date,
  retryAfterSeconds = 0,
): Promise<void> {
  const attempts = Math.max(...claim.mails.map(({ document }) => document.attempts)) + 1;
  // A provider that asks for days, or for something that is no time, would have the mail given up without another try.
  const asked = Math.min(retryAfterSeconds, mailLimits.longestRetrySeconds);
  const delay = Math.max(retryDelaySeconds(attempts), asked);
  const next = new Date(now.getTime() + delay * 1000);
  await settle(
    claim,
    ({ document }) =>
      isTooOld(document, now)
        ? { state: 'DEAD', lease_token: null, last_error: reason, gave_up_at: Timestamp.fromDate(now) }
        : {
            state: 'RETRY',
            lease_token: null,
            last_error: reason,
            next_attempt_at: Timestamp.fromDate(next),
          },
    { leased_until: null },
  );
  const dead = claim.mails.filter(({ document }) => isTooOld(document, now)).map(({ id }) => id);
  if (dead.length > 0) logs.mailGivenUp(dead, reason);
  else logs.mailPostponed(idsOf(claim), reason, next);
}

/** Lets the claimed mails wait for what they would tell too early. */
export async function settlePutOff(claim: Claim, until: Timestamp): Promise<void> {
  await settle(claim, () => ({ state: 'RETRY', lease_token: null, next_attempt_at: until }), {
    leased_until: null,
  });
  logs.mailPutOff(idsOf(claim), until.toDate());
}

/** Ends mails that have nothing left to say: their record is gone, or what they ask for is there. */
export async function settleNotNeeded(claim: Claim): Promise<void> {
  await settle(claim, () => ({ state: 'DEAD', lease_token: null, last_error: mailNotNeeded }), {
    leased_until: null,
  });
  logs.mailNotNeeded(idsOf(claim));
}

/** Writes the outcome to those mails that are still leased by this claim, and to the window. */
async function settle(claim: Claim, changeOf: (mail: ClaimedMail) => Change, window: object): Promise<void> {
  const db = firestore();
  const references = claim.mails.map(({ id }) => db.collection(collections.mail).doc(id));
  await commit('mail-settled', async (transaction) => {
    const current = await transaction.getAll(...references);
    claim.mails.forEach((mail, index) => {
      const snapshot = current[index];
      // A lease that ran out may be another sender's by now: its outcome counts then, not this one's.
      if (snapshot?.get('lease_token') !== claim.token) return;
      transaction.update(snapshot.ref, changeOf(mail) as UpdateData<FirebaseFirestore.DocumentData>);
    });
    transaction.set(claim.window, window, { merge: true });
  });
}

function isTooOld(mail: MailDocument, now: Date): boolean {
  const since = mail.replayed_at ?? mail.created_at;
  return now.getTime() - since.toMillis() >= mailLimits.deadAfterHours * 3_600_000;
}

const idsOf = (claim: Claim) => claim.mails.map(({ id }) => id);
