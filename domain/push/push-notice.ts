/**
 * What a device shows, possibly on its lock screen: only what the server creates, as in the subjects of our emails. No
 * text of a stranger, no name, no address, no key.
 */
export interface PushNotice {
  readonly title: string;
  readonly body: string;
  /** Path on our site that a tap leads to. */
  readonly path: string;
  /** A later notice with the same tag replaces this one. */
  readonly tag: string;
}
