/** Where email is submitted over SMTP. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** Null for a server on this machine that asks for no login. */
  readonly user: string | null;
  /**
   * `implicit`: from the first byte. `starttls`: the server has to offer it. `if-offered`: only for a server on this
   * machine, where nobody else can listen.
   */
  readonly tls: 'implicit' | 'starttls' | 'if-offered';
}

type Setting = string | undefined;

const ofThisMachine = ['localhost', '127.0.0.1', '::1'];

/** The port for submission over TLS (RFC 8314). */
const implicitTlsPort = 465;

/** @throws Error, which stops a deploy, if a setting is missing or malformed. */
export function smtpServer(settings: { host: Setting; port: Setting; user: Setting }): SmtpServer {
  const { host, port: portText, user } = settings;
  if (!host)
    throw new Error('MAIL_PROVIDER is smtp: set SMTP_HOST to the name of your provider’s SMTP server.');
  const port = Number(portText || implicitTlsPort);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`SMTP_PORT must be a port, such as 465 or 587, not "${portText}".`);
  }
  const isLocal = ofThisMachine.includes(host);
  if (!user && !isLocal) {
    throw new Error('MAIL_PROVIDER is smtp: set SMTP_USER to the user name that your provider gave you.');
  }
  return {
    host,
    port,
    user: user || null,
    tls: port === implicitTlsPort ? 'implicit' : isLocal ? 'if-offered' : 'starttls',
  };
}
