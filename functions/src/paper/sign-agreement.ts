import type { AgreementSubmission } from '@domain/agreement/agreement-submission';
import { collections } from '@domain/firestore/paths';
import { clientForm } from '../form/client-form';
import type { ParsedForm } from '../form/accept-submission';
import { currentText } from './paper-texts';
import { signedFields, type Signing } from './signed-fields';
import { checkText } from './check-text';

/** The inspection agreement (`agreements`), signed by typing a name. */
export function signAgreement(data: AgreementSubmission, signing: Signing): ParsedForm {
  checkText(currentText('agreement'), data);
  return clientForm(
    {
      key: data.booking_id,
      collection: collections.agreements,
      done: 'The agreement was already signed',
      fields: ({ bookingId, booking }) => ({
        ...signedFields(bookingId, data, signing),
        inspection_date: data.inspection_date,
        agreement_type: data.agreement_type,
        terms_accepted: data.terms_accepted,
        fee: booking.total_price,
      }),
      logged: { client_name: data.client_name },
      completes: { agreement_signed: true },
    },
    signing.caller,
    signing.now,
  );
}
