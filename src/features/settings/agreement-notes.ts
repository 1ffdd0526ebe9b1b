import { currentAgreementText } from '@domain/agreement/current-agreement-text';
import { namedOtherwise } from '@domain/agreement/named-otherwise';
import { isCompletePhone } from '@domain/contact/phone';
import type { Settings } from '@domain/settings/settings';

/**
 * Field's name -> that the agreement says otherwise. Its text is frozen, so that clients sign what a lawyer has read: a
 * save doesn't change it.
 */
export function agreementNotes(typed: Pick<Settings, 'promises' | 'contact'>): Record<string, string> {
  const { reportHours, phone, email } = namedOtherwise(currentAgreementText, typed);
  const fields = [
    ['promises.reportHours', Number.isInteger(typed.promises.reportHours) ? reportHours : null],
    ['contact.phone', isCompletePhone(typed.contact.phone) ? phone : null],
    ['contact.email', typed.contact.email.includes('@') ? email : null],
  ] as const;
  return Object.fromEntries(
    fields.flatMap(([name, named]) => (named === null ? [] : [[name, noteOf(named)]])),
  );
}

const noteOf = (named: string) =>
  `The agreement that clients sign still says ${named}. A save doesn’t change it: ask your lawyer and your developer for a new version of the agreement.`;
