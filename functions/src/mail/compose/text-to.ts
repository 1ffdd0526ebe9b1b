import { business } from '@domain/business/business';
import { toE164 } from '@domain/contact/phone';
import { textFrom, textSender } from '@domain/text-message/text-words';
import { config } from '../../platform/config';
import type { StoredJob } from '../../records/job/stored-job';
import type { ComposedMail } from './composer';

/**
 * A text message to a job's client: whom it is from, the sentences, and how to stop them. Null where text messages are off,
 * or without a number that can get them.
 */
export function textTo({ customer }: StoredJob, sentences: readonly string[]): ComposedMail | null {
  const to = toE164(customer.phone);
  if (config.texts === null || to === null) return null;
  const text = textFrom(textSender(business, business.siteUrl), sentences);
  return { to, subject: '', html: '', text, attachments: [], client: customer };
}
