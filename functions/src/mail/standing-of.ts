import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { isWanted } from '@domain/contact-preferences/contact-preferences';
import { mailNeeds } from '@domain/mail/mail-need';
import type { MailKind } from '@domain/mail/mail-state';
import { sendsReminders } from '@domain/outreach/sends-reminders';
import { commit } from '../platform/commit';
import { settingsNow } from '../platform/settings-now';
import { preferencesIdOf, readPreferences } from '../records/contact-preferences/stored-preferences';
import { mayText } from '../records/contact-preferences/text-choice';
import { mails } from '../records/mail/mail-document';
import type { ComposedMail } from './compose/composer';
import type { Lease } from './lease-mail';
import type { SendOptions } from './provider/mail-provider';

/** Whether an email may be sent to its recipient. */
export interface Standing extends SendOptions {
  /** The contact preferences that stop it after a complaint; null for none. */
  readonly stoppedBy: string | null;
  /** Whether the recipient doesn't want emails like this one, the owner has turned them off, or another sender has it. */
  readonly isUnwanted: boolean;
}

/**
 * Read when the email is about to be sent, so that a complaint or a choice also stops what was queued before; with the
 * lease, in one transaction, so that a saved choice counts for each sender. The provider's list of complaints
 * is passed over where ours allows the email; otherwise it still counts, because it may know of some from before its
 * events reached us.
 */
export async function standingOf(
  lease: Lease,
  { to, client }: Pick<ComposedMail, 'to' | 'client'>,
): Promise<Standing> {
  const kind = lease.mails[0]?.document.kind ?? null;
  const need = kind && mailNeeds[kind];
  if (need === 'text') return standingOfText(lease, client);
  if (kind === null || (need !== 'optional' && need !== 'outreach')) {
    return { stoppedBy: null, isUnwanted: false, despiteSpamReport: need === 'necessary' };
  }
  const references = lease.mails.map(({ id }) => mails().doc(id));
  return commit('mail-standing', async (transaction) => {
    const preferences = await readPreferences(transaction, to);
    const complaint = preferences?.email?.optional === 'stopped';
    const choice = outreachChoice[kind];
    const isChosen = choice === undefined || (isWanted(preferences, choice) && isOn(choice));
    return {
      stoppedBy: complaint ? preferencesIdOf(to) : null,
      isUnwanted: !isChosen || !(await isLeased(transaction, references, lease.token)),
      despiteSpamReport: preferences?.email?.optional === 'allowed',
    };
  });
}

/** Whether its phone may get a text message now: as it is stored, together with the lease. */
function standingOfText(lease: Lease, client: ComposedMail['client']): Promise<Standing> {
  const references = lease.mails.map(({ id }) => mails().doc(id));
  return commit('mail-standing', async (transaction) => {
    const mayGo =
      client !== undefined &&
      (await mayText(transaction, client)) &&
      (await isLeased(transaction, references, lease.token));
    return { stoppedBy: null, isUnwanted: !mayGo, despiteSpamReport: false };
  });
}

const outreachChoice: Partial<Record<MailKind, 'reminder' | 'review'>> = {
  inspection_reminder: 'reminder',
  review_request: 'review',
};

/** Whether the owner has these emails sent, and gave what they need. */
function isOn(choice: 'reminder' | 'review'): boolean {
  const { outreach, contact } = settingsNow();
  if (choice === 'reminder') return sendsReminders(outreach);
  return outreach.postalAddress !== '' && outreach.reviews && contact.reviewUrl !== null;
}

async function isLeased(
  transaction: Transaction,
  references: readonly DocumentReference[],
  token: string,
): Promise<boolean> {
  const current = await transaction.getAll(...references);
  return current.some((mail) => mail.get('lease_token') === token);
}
