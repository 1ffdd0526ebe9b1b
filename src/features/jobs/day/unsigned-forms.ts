import type { Job } from '@domain/job/job';

/** The documents that the client has not signed yet, in words. */
export function unsignedForms({ forms_status: forms }: Pick<Job, 'forms_status'>): readonly string[] {
  return [
    ...(forms.agreement_signed ? [] : ['Agreement']),
    ...(forms.media_release_signed ? [] : ['Media release']),
  ];
}
