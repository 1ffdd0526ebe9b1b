import { business } from '@domain/business/business';
import { mailNeeds } from '@domain/mail/mail-need';
import { quietUntil } from '@domain/outreach/quiet-hours';
import type { MailDocument } from '../records/mail/mail-document';

type Quieted = Pick<MailDocument, 'kind' | 'direct' | 'replayed_at'>;

/**
 * When emails or texts that would be sent as one may be sent, if they have to wait for the end of the quiet hours; null for
 * now. What nobody ordered waits, a text unless it matters at once, and a reminder of the forms that nobody has just sent.
 */
export function quietFor(mails: readonly Quieted[], now: Date): Date | null {
  const kind = mails[0]?.kind ?? null;
  if (kind === null || !waits(kind, mails)) return null;
  return quietUntil(business.timeZone, now);
}

function waits(kind: NonNullable<Quieted['kind']>, mails: readonly Quieted[]): boolean {
  if (kind === 'text_on_my_way') return false;
  if (kind === 'forms_reminder')
    return mails.every(({ direct, replayed_at }) => !direct && replayed_at === null);
  return mailNeeds[kind] === 'outreach' || mailNeeds[kind] === 'text';
}
