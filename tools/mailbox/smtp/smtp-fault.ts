/**
 * Where a dialog goes wrong. `data`: once the message begins. `message`: once it has arrived, and isn't stored.
 * `accepted`: once it is stored, so that the sender can't know.
 */
export type SmtpStage = 'connect' | 'login' | 'sender' | 'recipient' | 'data' | 'message' | 'accepted';

/** What happens there: a reply such as `450 4.2.0 Try again later`, a closed connection, or nothing. */
export interface SmtpFault {
  readonly stage: SmtpStage;
  readonly answer: `${number} ${string}` | 'drop' | 'silence';
}
