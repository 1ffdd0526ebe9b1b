import twilio from 'twilio';
import type RequestClient from 'twilio/lib/base/RequestClient';
import { textUnknown } from '@domain/text-message/text-limits';
import { config } from '../../platform/config';
import { twilioToken } from '../../platform/text-secrets';
import { MailRefused } from './mail-provider';
import type { TextProvider } from './text-provider';
import { twilioRefusal, type TwilioFailure } from './twilio-refusal';

/** Sends with Twilio, by one request that is never repeated by itself. */
export const twilioTexts: TextProvider = {
  async send({ to, text, statusUrl }) {
    const { texts } = config;
    if (texts === null) throw new MailRefused('texts:off', { isFinal: true });
    const sender = texts.from.startsWith('MG') ? { messagingServiceSid: texts.from } : { from: texts.from };
    let sid: string | undefined;
    try {
      ({ sid } = await clientOf(texts.accountSid).messages.create({
        ...sender,
        to,
        body: text,
        statusCallback: statusUrl,
      }));
    } catch (error) {
      throw twilioRefusal(error as TwilioFailure);
    }
    // A page with status 200 comes from a proxy: nobody knows what became of the request behind it.
    if (!sid) throw new MailRefused(textUnknown, { isFinal: true });
    return sid;
  },
};

/** Sends every request to a server of this machine instead, on a local stack. */
class LocalClient extends twilio.RequestClient {
  override request<Data>(options: RequestClient.RequestOptions<Data>) {
    const { pathname, search } = new URL(options.uri);
    return super.request<Data>({ ...options, uri: `${config.textsApi}${pathname}${search}` });
  }
}

function clientOf(accountSid: string): twilio.Twilio {
  const limits = { timeout: config.mailTimeoutSeconds * 1000, keepAlive: false };
  const httpClient = config.textsApi === null ? new twilio.RequestClient(limits) : new LocalClient(limits);
  return twilio(accountSid, twilioToken(), { httpClient });
}
