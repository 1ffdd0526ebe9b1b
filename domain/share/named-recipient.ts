import { mailboxOf } from '../contact/mailbox-of';
import type { Questionnaire } from '../questionnaire/questionnaire';

/** Who gets the report besides the client, as the client's questionnaire says. */
export interface NamedRecipient {
  readonly role: Questionnaire['report_recipient'];
  /** Empty if it was not given. */
  readonly name: string;
  /** Empty if it was not given: the questionnaire asks for no address but the agent's. */
  readonly email: string;
  /** What the client wrote about someone else. */
  readonly note: string;
}

type Answers = Pick<
  Questionnaire<unknown>,
  'report_recipient' | 'report_recipient_other' | 'agent_name' | 'agent_email'
>;

/** Null if the questionnaire names the client's own address. */
export function namedRecipient(answers: Answers, clientEmail: string): NamedRecipient | null {
  const { report_recipient: role, report_recipient_other: other } = answers;
  const named = { role, name: '', email: '', note: '' };
  if (role === 'other') return notClient({ ...named, email: addressIn(other), note: other }, clientEmail);
  if (role !== 'agent') return named;
  return notClient({ ...named, name: answers.agent_name, email: answers.agent_email }, clientEmail);
}

function notClient(named: NamedRecipient, clientEmail: string): NamedRecipient | null {
  return named.email !== '' && mailboxOf(named.email) === mailboxOf(clientEmail) ? null : named;
}

/** The email address in a text; empty for none, or for several. */
function addressIn(text: string): string {
  const found = text.match(/[^\s@,;:<>()"]+@[^\s@,;:<>()"]+\.[a-z]{2,}/gi) ?? [];
  const [address = ''] = found;
  return found.length === 1 ? address.toLowerCase() : '';
}
