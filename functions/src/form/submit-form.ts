import { signAgreement } from '../signing/sign-agreement';
import { signMediaRelease } from '../signing/sign-media-release';
import { publicOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { requireApp } from '../platform/require-app';
import { requestForm } from '../request/request-form';
import { acceptSubmission } from '../submission/accept-submission';

/** secure-form-submission: a booking request, or one of the documents to sign. */
export const submitForm = callable(
  'secure-form-submission',
  (call) =>
    acceptSubmission('secure-form-submission', call, () => {
      const form = call.parse();
      const signing = { caller: publicOf(call.caller), clientInfo: form.clientInfo, now: call.now };
      switch (form.formType) {
        case 'booking':
          // The documents to sign are sent from pages with a key in their URL, which never load App Check.
          requireApp('booking', call);
          return requestForm(form.data, signing);
        case 'agreement':
          return signAgreement(form.data, signing);
        case 'media-release':
          return signMediaRelease(form.data, signing);
      }
    }),
  { countsItself: true },
);
