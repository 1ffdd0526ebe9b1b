import { createHash, randomUUID } from 'node:crypto';
import { agreementTexts } from '@domain/agreement/agreement-text';
import { business } from '@domain/business/business';
import { canonicalLegalText, type LegalText } from '@domain/legal/legal-text';
import { mediaReleaseTexts } from '@domain/media-release/media-release-text';
import { calendarDateIn } from '@domain/time/calendar-date';
import { callProduct } from './call-product';
import { clientInfo } from './client-info';
import type { DemoForms } from './demo-forms';

interface Client {
  /** The key in the links of the client's mails. */
  readonly key: string;
  readonly name: string;
  readonly address: string;
  /** `YYYY-MM-DD` of the appointment. */
  readonly date: string;
  /** The address that the forms come from. */
  readonly from: string;
}

/** Sends in a client's forms, as the pages behind their links do. */
export async function submitDemoForms(forms: DemoForms, client: Client): Promise<void> {
  const options = { from: client.from };
  const envelope = () => ({ clientInfo: clientInfo(), idempotencyKey: randomUUID() });
  const { key } = client;
  if (forms.agreement) {
    const data = {
      ...signing(agreementTexts[0], client),
      inspection_date: client.date,
      agreement_type: 'inspection' as const,
      terms_accepted: true as const,
    };
    await callProduct('submitForm', { formType: 'agreement', data, ...envelope() }, options);
  }
  if (forms.mediaRelease) {
    const data = { ...signing(mediaReleaseTexts[0], client), ...forms.mediaRelease };
    await callProduct('submitForm', { formType: 'media-release', data, ...envelope() }, options);
  }
  if (forms.questionnaire) {
    const data = { ...forms.questionnaire, booking_id: key };
    await callProduct('submitQuestionnaire', { formType: 'questionnaire', data, ...envelope() }, options);
  }
}

/** What both papers carry, as the page sends it after the text was read. */
function signing(text: LegalText, { key, name, address }: Client) {
  return {
    booking_id: key,
    client_name: name,
    property_address: address,
    signature_date: calendarDateIn(business.timeZone, new Date()),
    client_signature: name,
    electronic_consent: true as const,
    text_version: text.version,
    text_hash: createHash('sha256').update(canonicalLegalText(text)).digest('hex'),
  };
}
