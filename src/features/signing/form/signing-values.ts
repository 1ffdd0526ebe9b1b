import type { ClientJob } from '@domain/access/client-forms';

/** The signing form's values. Each document submits its own subset. */
export interface SigningValues {
  readonly client_name: string;
  readonly client_signature: string;
  readonly electronic_consent: boolean;
  readonly terms_accepted: boolean;
  readonly photo_use_consent: boolean;
  readonly video_use_consent: boolean;
  readonly website_use_consent: boolean;
  readonly marketing_use_consent: boolean;
  readonly consent_declined: boolean;
}

/** The initial values, with the client's name. Consents and signature are never prefilled. */
export function prefilledValues(job: Pick<ClientJob, 'client_name'>): SigningValues {
  return {
    client_name: job.client_name,
    client_signature: '',
    electronic_consent: false,
    terms_accepted: false,
    photo_use_consent: false,
    video_use_consent: false,
    website_use_consent: false,
    marketing_use_consent: false,
    consent_declined: false,
  };
}
