import { textNumberRefused } from '../text-message/text-limits';

/** Whether the `last_error` of an email or a text message that was given up says that its address or number may be wrong. */
export function mayBeWrongAddress(reason: string): boolean {
  return reason === 'bounced' || reason.startsWith('smtp-recipient:') || reason.startsWith(textNumberRefused);
}
