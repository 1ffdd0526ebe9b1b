import { createTransport } from 'nodemailer';
import type { SmtpServer } from '../../platform/smtp-server';

export interface SmtpAccess {
  readonly server: SmtpServer;
  readonly password: string;
  /** PEM certificates to trust instead of the public ones. */
  readonly ca?: string;
}

/** A connection for each email, because an instance may sleep between two of them. */
export function smtpTransport({ server, password, ca }: SmtpAccess, timeoutSeconds: number) {
  const timeout = timeoutSeconds * 1000;
  return createTransport({
    host: server.host,
    port: server.port,
    secure: server.tls === 'implicit',
    requireTLS: server.tls === 'starttls',
    tls: { minVersion: 'TLSv1.2', ...(ca && { ca }) },
    // Without forceAuth, it would send without a login where the server offers none.
    ...(server.user && { auth: { user: server.user, pass: password }, forceAuth: true }),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
