import type { ComposedMail } from '../compose/composer';

export interface SendOptions {
  /** Send it even if the provider knows that the recipient marked an email as spam: our own record allows it. */
  readonly despiteSpamReport: boolean;
}

/** A service that sends our emails. */
export interface MailProvider {
  /**
   * Passes one email to the provider, for one or several intents. @returns its Message-ID; null if the provider makes it.
   * @throws MailRefused if the provider did not accept it, or may not have: the email is sent again.
   */
  send(mail: ComposedMail, mailIds: readonly string[], options: SendOptions): Promise<string | null>;
}

interface Refusal {
  readonly retryAfterSeconds?: number;
  /** The recipient's address is refused for good: trying again doesn't help. */
  readonly isFinal?: boolean;
}

/** The provider did not accept the email, or its answer did not arrive. */
export class MailRefused extends Error {
  readonly retryAfterSeconds: number;
  readonly isFinal: boolean;

  constructor(
    readonly reason: string,
    { retryAfterSeconds = 0, isFinal = false }: Refusal = {},
  ) {
    super(reason);
    this.name = 'MailRefused';
    this.retryAfterSeconds = retryAfterSeconds;
    this.isFinal = isFinal;
  }
}
