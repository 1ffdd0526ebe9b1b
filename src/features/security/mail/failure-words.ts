import { isTextKind, type MailKind } from '@domain/mail/mail-state';
import { textFailureWords } from './text-failure-words';

const byCode: Readonly<Record<string, string>> = {
  'not-composed': 'The email’s text couldn’t be created. The functions log has the reason.',
  'provider:unreachable': 'The email provider couldn’t be reached.',
  'provider:400': 'The email provider refused it as malformed, often because of the address.',
  'provider:401': 'The email provider didn’t accept our API key.',
  'provider:403': 'The email provider didn’t accept our sender address.',
  'provider:413': 'It was too large for the email provider.',
  'provider:429': 'The email provider wouldn’t take any more email from us.',
  bounced: 'The recipient’s email server sent it back. The address may be wrong.',
  blocked: 'The recipient’s email server blocked it. It may take it later.',
  dropped: 'The email provider no longer sends to this address, because earlier emails came back.',
  'smtp:421': 'The email provider wasn’t available.',
  'smtp:530': 'The email provider asked for a sign-in. Check our user name and password there.',
  'smtp:535': 'The email provider didn’t accept our user name or password.',
};

/** Why sending an email or a text message was given up, by the code of its last failure and its kind. */
export function failureWords(code: string, kind: MailKind | null): string {
  if (isTextKind(kind)) return textFailureWords(code);
  const words = byCode[code];
  if (words) return words;
  const [, by, status] = /^(provider|smtp|smtp-sender|smtp-recipient):(\w+)$/.exec(code) ?? [];
  if (by === undefined || status === undefined) return 'The reason is unknown.';
  if (by === 'smtp-recipient')
    return `The recipient’s address was refused (${status}). The address may be wrong, or the mailbox full.`;
  if (by === 'smtp-sender') return `The email provider didn’t accept our sender address (${status}).`;
  if (by === 'smtp') return `The email provider refused it (${status}).`;
  return /^5\d\d$/.test(status)
    ? `The email provider had an error on its side (${status}).`
    : /^\d+$/.test(status)
      ? `The email provider refused it (${status}).`
      : `The connection to the email provider failed (${status}).`;
}
