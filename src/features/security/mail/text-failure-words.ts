import { textNumberRefused, textUnknown } from '@domain/text-message/text-limits';

const wrongSender = 'Twilio didn’t accept our sender number. Check it in our settings there.';

/** @see https://www.twilio.com/docs/api/errors */
const byCode: Readonly<Record<string, string>> = {
  'not-composed': 'The message’s text couldn’t be created. The functions log has the reason.',
  [textUnknown]:
    'We can’t tell whether this text message was sent. If you send it again, the person may get it twice.',
  bounced: 'This number doesn’t get text messages. It may be wrong, or a landline.',
  blocked: 'The carrier refused it, or the phone couldn’t be reached.',
  'texts:off': 'Text messages are turned off on our server.',
  'texts:20003': 'Twilio didn’t accept our account or token.',
  'texts:20429': 'Twilio wouldn’t take any more text messages from us at that moment.',
  'texts:21212': wrongSender,
  'texts:21603': wrongSender,
  'texts:21606': wrongSender,
  'texts:21659': wrongSender,
};

/** Why sending a text message was given up, by the code of its last failure. */
export function textFailureWords(code: string): string {
  const words = byCode[code];
  if (words) return words;
  if (code.startsWith(textNumberRefused))
    return `The number was refused (${code.slice(textNumberRefused.length)}). It may be wrong, or a landline.`;
  const [, status] = /^texts:(\w+)$/.exec(code) ?? [];
  if (status === undefined) return 'The reason is unknown.';
  return /^\d+$/.test(status)
    ? `Twilio refused it (${status}).`
    : `The connection to Twilio failed (${status}).`;
}
