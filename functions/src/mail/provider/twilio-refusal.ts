import { stoppedCode } from '@domain/text-message/text-delivery';
import { textNumberRefused, textUnknown } from '@domain/text-message/text-limits';
import { MailRefused } from './mail-provider';
import { PhoneStopped } from './text-provider';

/** What Twilio's package throws: Twilio's own answer with its status and code, or the network's error code. */
export interface TwilioFailure {
  readonly status?: number | undefined;
  readonly code?: number | string | undefined;
}

/** @see https://www.twilio.com/docs/api/errors */
const wrongNumber = [21211, 21214, 21217, 21612, 21614];

/** Errors before a connection exists: Twilio can't have got the request. */
const notConnected = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH'];

/**
 * Why a text message was not accepted. Everything after which Twilio may have accepted it, such as a time-out or a status
 * of 5xx, is final: Twilio doesn't recognize a repeated request, and would send it twice.
 */
export function twilioRefusal({ status, code }: TwilioFailure): MailRefused | PhoneStopped {
  if (code === stoppedCode) return new PhoneStopped();
  if (typeof code === 'number' && wrongNumber.includes(code))
    return new MailRefused(`${textNumberRefused}${code}`, { isFinal: true });
  const isRefused =
    status === undefined ? notConnected.includes(String(code)) : status >= 300 && status < 500;
  return isRefused
    ? new MailRefused(`texts:${code ?? status}`)
    : new MailRefused(textUnknown, { isFinal: true });
}
