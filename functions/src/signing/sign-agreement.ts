import { documentScopes } from '@domain/access/access-link';
import type { AgreementSubmission } from '@domain/agreement/agreement-submission';
import { AppError } from '@domain/errors/app-error';
import { isCalendarDate, longDate } from '@domain/time/calendar-date';
import type { StoredJob } from '../records/job/stored-job';
import {
  signedDocuments,
  signingKinds,
  type StoredAgreement,
} from '../records/signing/stored-signed-document';
import type { ParsedForm } from '../submission/accept-submission';
import { clientForm } from '../submission/client-form';
import { bookedFacts } from './booked-facts';
import { checkText } from './check-text';
import { currentText } from './signing-texts';
import { signedForm, type Signing } from './signed-fields';

/** The refusal of a signature after one on paper; null if there was none. */
function signedOnPaper({ paper_signature: paper }: StoredJob): AppError | null {
  if (paper === null) return null;
  const day = isCalendarDate(paper.signed_on) ? ` on ${longDate(paper.signed_on)}` : '';
  const sentence = `The agreement was already signed on paper${day}. There’s nothing more to do.`;
  return new AppError('already-handled', 'signed on paper', sentence);
}

/** The inspection agreement (`agreements`), signed by typing a name. */
export function signAgreement(data: AgreementSubmission, signing: Signing): ParsedForm {
  checkText(currentText('agreement'), data);
  const form = signedForm('agreement', data, signing);
  return clientForm(
    {
      key: data.booking_id,
      scopes: documentScopes.agreement,
      collection: signingKinds.agreement.collection,
      sent: async (transaction, bookingId) =>
        (await transaction.get(signedDocuments('agreement').doc(bookingId))).data(),
      done: 'The agreement was already signed',
      ...form,
      refusal: (link) => signedOnPaper(link.job) ?? form.refusal(link),
      fields(link): Omit<StoredAgreement, 'created_at'> {
        const { inspection_date, fee } = bookedFacts('agreement', link.job);
        const { agreement_type, terms_accepted } = data;
        return { ...form.fields(link), inspection_date, agreement_type, terms_accepted, fee };
      },
      logged: { client_name: data.client_name },
      completes: { agreement_signed: true },
    },
    signing.caller,
    signing.now,
  );
}
