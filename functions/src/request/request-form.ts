import type { FormSignals } from '@domain/api/form-signals';
import type { RequestSubmission } from '@domain/request/request-submission';
import { business } from '@domain/business/business';
import { collections } from '@domain/firestore/paths';
import { requestOfForm } from '@domain/request/new-request';
import { refuseScript } from '@domain/api/refuse-script';
import { withoutCodes } from '@domain/job/access-codes';
import { confirmAtOnce } from '../job/confirm-at-once';
import { settingsIn } from '../platform/stored-settings';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import type { ParsedForm } from '../submission/accept-submission';

/** Stores a booking form as a request (`leads`), confirms it if that is possible, and emails client and office. */
export function requestForm(
  data: RequestSubmission,
  { clientInfo, now }: { readonly clientInfo: FormSignals; readonly now: Date },
): ParsedForm {
  return {
    refusal: refuseScript(clientInfo),
    read: async (reading, submissionId) => {
      const { settings } = await settingsIn(reading);
      const subject = { collection: collections.leads, id: submissionId };
      const request = requestOfForm(settings, data, now);
      const confirmed = await confirmAtOnce(reading, { leadId: submissionId, request, settings }, now);
      return {
        record: subject,
        fields: { ...request, ...confirmed?.fields },
        confirmed: confirmed !== null,
        logged: {
          name: data.name,
          email: data.email,
          special_instructions: withoutCodes(data.special_instructions),
        },
        writeAlong(transaction) {
          if (confirmed) confirmed.write();
          else
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
