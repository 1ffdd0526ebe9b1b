import type { NamedRecipient } from './named-recipient';
import type { RecipientState } from './recipient-answer';

export const recipientRoleWords: Record<NamedRecipient['role'], string> = {
  agent: 'Agent',
  buyer: 'Buyer',
  seller: 'Seller',
  other: 'Someone else',
};

/** Whom the questionnaire names: 'Marcus Oyelaran, marcus@example.com', as far as it is known. */
export function namedLine({ role, name, email, note }: NamedRecipient): string {
  if (role === 'other' && note !== '')
    return email === '' || note.includes(email) ? note : `${note}, ${email}`;
  return [name, email].filter((part) => part !== '').join(', ') || 'No address yet';
}

/** For the office: what the client said about the named person, and what happens next. */
export const recipientStateWords: Record<RecipientState, string> = {
  unasked: 'The email and the report’s page ask the client. Until they agree, only the client gets it.',
  declined: 'The client said no. Only the client gets it.',
  waiting:
    'The client agreed. They get their own link by email once the report is paid or waived and was sent to the client.',
  sent: 'The client agreed, and we emailed them their own link.',
  ended: 'The client turned their link off. Only the client gets it.',
};
