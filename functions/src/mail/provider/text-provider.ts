/** A text message as passed to the provider. */
export interface TextMessage {
  /** `+1xxxxxxxxxx`. */
  readonly to: string;
  readonly text: string;
  /** Where the provider says what became of it. */
  readonly statusUrl: string;
}

/** A service that sends our text messages. */
export interface TextProvider {
  /**
   * Passes one text message to the provider. @returns the provider's id of it.
   * @throws MailRefused if it was not accepted; final if trying again doesn't help, or might send it twice
   * @throws PhoneStopped if the phone's owner has stopped them
   */
  send(message: TextMessage): Promise<string>;
}

/** The provider knows that the phone's owner texted STOP. */
export class PhoneStopped extends Error {
  constructor() {
    super('the phone stopped text messages');
    this.name = 'PhoneStopped';
  }
}
