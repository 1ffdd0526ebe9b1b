import { MailRefused } from './mail-provider';

/** What nodemailer says of a failed send. */
interface SmtpError {
  readonly code?: string;
  /** Of the system error below `code`, such as ECONNREFUSED below ESOCKET. */
  readonly originalCode?: string;
  /** The server's reply, if it sent one. */
  readonly response?: string;
  readonly responseCode?: number;
  /** The command that failed. */
  readonly command?: string;
}

/** 50x: the dialog; 53x: TLS or login; 57x: a policy. None is about the address. */
const notTheAddress = /^5[037]\d/;

/** Enhanced codes (RFC 3463) about the mail system, the protocol, the content or a policy, and about the sender's address. */
const notTheAddressEnhanced = /^5\.(?:[3567]\.\d+|1\.[78])$/;

/**
 * Why a server didn't take an email: `smtp:{reply}`, `smtp-sender:{reply}`, `smtp-recipient:{reply}`, or
 * `provider:{code}` without a reply. Only a recipient refused for good is final. What is our own fault, such as a wrong
 * password, is tried again like all else, because someone will correct it.
 */
export function smtpRefusal(error: unknown): MailRefused {
  const { code = 'unreachable', originalCode, response = '', responseCode = 0, command } = error as SmtpError;
  if (responseCode < 400) {
    // Our own time limit ends the send.
    const reason = code === 'EABORT' ? 'ETIMEDOUT' : (originalCode ?? code);
    return new MailRefused(`provider:${reason}`);
  }
  if (command === 'MAIL FROM') return new MailRefused(`smtp-sender:${responseCode}`);
  return command === 'RCPT TO' && refusesAddress(response)
    ? new MailRefused(`smtp-recipient:${responseCode}`, { isFinal: true })
    : new MailRefused(`smtp:${responseCode}`);
}

function refusesAddress(response: string): boolean {
  const [, basic = '', enhanced] = /^(\d{3})[ -](?:(\d\.\d{1,3}\.\d{1,3})\b)?/.exec(response) ?? [];
  // 5.0.0 says no more than the reply itself.
  const isElsewhere =
    enhanced === undefined || enhanced === '5.0.0'
      ? notTheAddress.test(basic)
      : notTheAddressEnhanced.test(enhanced);
  return basic.startsWith('5') && !isElsewhere;
}
