import type { SmtpFault, SmtpStage } from '../../mailbox/smtp/smtp-fault';
import { smtpLogin, startSmtpServer } from '../../mailbox/smtp/start-smtp-server';
import { faultsOf, type FailingProvider } from './failing-provider';

const stages: readonly SmtpStage[] = ['connect', 'login', 'sender', 'recipient', 'data', 'message'];

/** Replies of a failing server, and connections that break. None refuses a recipient for good. */
const quick: readonly SmtpFault[] = [
  { stage: 'connect', answer: '421 4.3.2 Down' },
  { stage: 'connect', answer: '554 5.7.1 Not from there' },
  { stage: 'login', answer: '454 4.7.0 Try again later' },
  { stage: 'login', answer: '535 5.7.8 Wrong password' },
  { stage: 'sender', answer: '451 4.3.0 Try again later' },
  { stage: 'sender', answer: '550 5.7.1 Not your address' },
  { stage: 'recipient', answer: '450 4.2.0 Greylisted' },
  { stage: 'recipient', answer: '554 5.7.1 Relay access denied' },
  { stage: 'message', answer: '452 4.3.1 Disk full' },
  { stage: 'message', answer: '554 5.7.1 Looks like spam' },
  ...stages.map((stage) => ({ stage, answer: 'drop' as const })),
];

/** Each takes as many real seconds as the sender's time-out. */
const slow: readonly SmtpFault[] = [
  { stage: 'connect', answer: 'silence' },
  { stage: 'message', answer: 'silence' },
];

/** A server for SMTP. It knows the emails by their Message-ID. */
export async function failingSmtp(): Promise<FailingProvider> {
  const server = await startSmtpServer();
  return {
    name: 'SMTP',
    settings: {
      MAIL_PROVIDER: 'smtp',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(server.port),
      SMTP_USER: smtpLogin.user,
      SMTP_PASSWORD: smtpLogin.password,
    },
    calls: server.calls,
    fail: (random) => Promise.resolve(server.fail(faultsOf(random, { quick, slow }), 'forever')),
    recover: () => Promise.resolve(server.fail([])),
    taken: () => Promise.resolve(({ messageId }) => timesSeen(server.messages, messageId)),
    stop: server.stop,
  };
}

function timesSeen(messages: readonly { readonly messageId?: string }[], wanted: string | null): number {
  return wanted === null ? 0 : messages.filter(({ messageId }) => messageId === wanted).length;
}
