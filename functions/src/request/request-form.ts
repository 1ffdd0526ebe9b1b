import type { FormSignals } from '@domain/api/form-signals';
import type { RequestSubmission } from '@domain/request/request-submission';
import { business } from '@domain/business/business';
import { collections } from '@domain/firestore/paths';
import { requestOfForm } from '@domain/request/new-request';
import { refuseScript } from '@domain/api/refuse-script';
import { withoutCodes } from '@domain/job/access-codes';
import { settingsIn } from '../platform/stored-settings';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import type { ParsedForm } from '../submission/accept-submission';

/** Stores a booking form as a request (`leads`) and emails client and office. */
export function requestForm(
  data: RequestSubmission,
  { clientInfo, now }: { readonly clientInfo: FormSignals; readonly now: Date },
): ParsedForm {
  return {
    refusal: refuseScript(clientInfo),
    read: async (reading, submissionId) => {
      const { settings } = await settingsIn(reading);
      const subject = { collection: collections.leads, id: submissionId };
      return {
        record: subject,
        fields: requestOfForm(settings, data, now),
        logged: {
          name: data.name,
          email: data.email,
          special_instructions: withoutCodes(data.special_instructions),
        },
        writeAlong(transaction) {
          writeMailIntent(transaction, { kind: 'request_received', subject, recipient: data.email, now });
          writeMailIntent(transaction, {
            kind: 'office_new_request',
            subject,
            recipient: business.officeEmail,
            now,
          });
        },
      };
    },
  };
}
