import type { Transaction } from 'firebase-admin/firestore';
import type { MailKind } from '@domain/mail/mail-state';
import { readable } from '../../platform/readable';
import { mails } from './mail-document';
import { recipientKeys } from './write-mail-intent';

interface Redirect {
  /** Kinds that were sent to the old address, or are being sent. */
  readonly sent: ReadonlySet<MailKind>;
  /** Kinds that wait, and now go to the new address. */
  readonly waiting: ReadonlySet<MailKind>;
  readonly write: () => void;
}

/**
 * Redirects the unsent emails about a record to the client's new address. Their text and recipient are loaded from the
 * record when they are sent, so only their keys change: without that, an email for the old address's owner could be
 * gathered with them. Reads only; `write` makes the changes.
 */
export async function prepareRedirect(
  transaction: Transaction,
  subjectId: string,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<Redirect> {
  const about = await transaction.get(mails().where('subject.id', '==', subjectId));
  const theirs = readable(about.docs).flatMap(({ reference, stored }) => {
    const { kind, state } = stored;
    const isTheirs = kind !== null && stored.recipient_key === recipientKeys(kind, before).recipient_key;
    return isTheirs && state !== 'DEAD' ? [{ reference, kind, state }] : [];
  });
  const kindsIn = (states: readonly string[]) =>
    new Set(theirs.filter(({ state }) => states.includes(state)).map(({ kind }) => kind));
  return {
    sent: kindsIn(['SENT', 'LEASED']),
    waiting: kindsIn(['PENDING', 'RETRY']),
    write() {
      for (const { reference, kind, state } of theirs) {
        if (state !== 'SENT') transaction.update(reference, recipientKeys(kind, after));
      }
    },
  };
}
