import { randomUUID } from 'node:crypto';
import { agreementTexts } from '@domain/agreement/agreement-text';
import { mediaReleaseTexts } from '@domain/media-release/media-release-text';
import { callProduct } from './call-product';
import { clientInfo } from './client-info';
import type { DemoForms } from './demo-forms';
import { signingOf } from './signing-of';

interface Client {
  /** The key in the links of the client's emails. */
  readonly key: string;
  readonly name: string;
  /** The network address of the submissions. */
  readonly from: string;
}

/** Submits a client's forms as the pages behind their links do. */
export async function submitDemoForms(forms: DemoForms, client: Client): Promise<void> {
  const options = { from: client.from };
  const envelope = () => ({ clientInfo: clientInfo(), idempotencyKey: randomUUID() });
  const { key } = client;
  if (forms.agreement) {
    const data = {
      ...signingOf(agreementTexts[0], client),
      agreement_type: 'inspection' as const,
      terms_accepted: true as const,
    };
    await callProduct('secure-form-submission', { formType: 'agreement', data, ...envelope() }, options);
  }
  if (forms.mediaRelease) {
    const data = { ...signingOf(mediaReleaseTexts[0], client), ...forms.mediaRelease };
    await callProduct('secure-form-submission', { formType: 'media-release', data, ...envelope() }, options);
  }
  if (forms.questionnaire) {
    const data = { ...forms.questionnaire, booking_id: key };
    await callProduct(
      'client-questionnaire-submit',
      { formType: 'questionnaire', data, ...envelope() },
      options,
    );
  }
}
