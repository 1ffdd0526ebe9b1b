import { mailNeeds } from '@domain/mail/mail-need';
import { mailPreferenceOf, preferencesIdOf } from '../records/contact-preferences/stored-preferences';
import type { ComposedMail } from './compose/composer';
import type { Lease } from './lease-mail';
import type { SendOptions } from './provider/mail-provider';

/** Whether an email may be sent to its recipient. */
export interface Standing extends SendOptions {
  /** The contact preferences that stop it; null for none. */
  readonly stoppedBy: string | null;
}

/**
 * Read when the email is about to be sent, so that a complaint also stops what was queued before. The provider's list of
 * complaints is passed over where ours allows the email; otherwise it still counts, because it may know of some from
 * before its events reached us.
 */
export async function standingOf(lease: Lease, { to }: Pick<ComposedMail, 'to'>): Promise<Standing> {
  const kind = lease.mails[0]?.document.kind ?? null;
  const need = kind && mailNeeds[kind];
  if (need !== 'optional') return { stoppedBy: null, despiteSpamReport: need === 'necessary' };
  const preference = await mailPreferenceOf(to);
  return {
    stoppedBy: preference?.optional === 'stopped' ? preferencesIdOf(to) : null,
    despiteSpamReport: preference?.optional === 'allowed',
  };
}
