import type { AddressInfo, Socket } from 'node:net';
import { once } from 'node:events';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import type { SmtpFault, SmtpStage } from './smtp-fault';

export interface SmtpStandIn {
  readonly port: number;
  /** The number of dialogs that began. */
  readonly calls: () => number;
  /** The number of passwords it was sent. */
  readonly logins: () => number;
  /** The faults of the next dialogs, in turn: once each, or `forever`. Without any, it accepts. */
  readonly fail: (faults: readonly SmtpFault[], how?: 'once' | 'forever') => void;
  /** The accepted emails, oldest first. */
  readonly messages: readonly ParsedMail[];
  readonly stop: () => Promise<void>;
}

/** Who may log in. */
export const smtpLogin = { user: 'mailer', password: 'a-password' };

type Continue = (error?: Error | null) => void;

type Options = Pick<SMTPServerOptions, 'key' | 'cert' | 'disabledCommands' | 'authOptional'>;

/** An SMTP server on this machine that fails on request. Without a `key`, it offers no TLS. */
export async function startSmtpServer(options: Options = {}): Promise<SmtpStandIn> {
  let calls = 0;
  let logins = 0;
  let faults: readonly SmtpFault[] = [];
  let forever = false;
  const messages: ParsedMail[] = [];
  const sockets = new Map<number, Socket>();
  const faultOf = new Map<string, SmtpFault>();

  /** Goes on, unless this dialog fails at this stage. */
  function at(stage: SmtpStage, session: SMTPServerSession, goOn: Continue): void {
    const fault = faultOf.get(session.id);
    if (fault?.stage !== stage) return goOn();
    if (fault.answer === 'silence') return;
    if (fault.answer === 'drop') {
      sockets.get(session.remotePort)?.destroy();
      return;
    }
    const code = Number(fault.answer.slice(0, 3));
    goOn(Object.assign(new Error(fault.answer.slice(4)), { responseCode: code }));
  }

  const server = new SMTPServer({
    allowInsecureAuth: true,
    disableReverseLookup: true,
    hideSTARTTLS: !options.key,
    // The faults bring their own.
    hideENHANCEDSTATUSCODES: true,
    closeTimeout: 0,
    ...options,
    onConnect(session, goOn) {
      calls += 1;
      const [fault, ...rest] = faults;
      if (fault) {
        faultOf.set(session.id, fault);
        faults = forever ? [...rest, fault] : rest;
      }
      at('connect', session, goOn);
    },
    onAuth({ username, password }, session, goOn) {
      logins += 1;
      at('login', session, (error) => {
        const isKnown = username === smtpLogin.user && password === smtpLogin.password;
        if (error ?? isKnown) return goOn(error, { user: username });
        goOn(Object.assign(new Error('5.7.8 Wrong user or password'), { responseCode: 535 }));
      });
    },
    onMailFrom: (_, session, goOn) => at('sender', session, goOn),
    onRcptTo: (_, session, goOn) => at('recipient', session, goOn),
    onData(stream, session, goOn) {
      at('data', session, (refused) => {
        simpleParser(stream)
          .then((message) =>
            at('message', session, (error) => {
              if (refused ?? error) return goOn(refused ?? error);
              messages.push(message);
              at('accepted', session, goOn);
            }),
          )
          .catch(goOn);
      });
    },
  });
  // A sender that breaks off is what the tests are about.
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    const { remotePort = 0 } = socket;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    calls: () => calls,
    logins: () => logins,
    fail(next, how = 'once') {
      faults = next;
      forever = how === 'forever';
    },
    messages,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets.values()) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
