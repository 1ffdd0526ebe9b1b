import type { FormSignals } from '@domain/api/form-signals';
import type { RequestSubmission } from '@domain/request/request-submission';
import { business } from '@domain/business/business';
import { collections } from '@domain/firestore/paths';
import { requestOfForm } from '@domain/request/new-request';
import { refuseScript } from '@domain/api/refuse-script';
import { withoutCodes } from '@domain/job/access-codes';
import { judgeTime, withJudged } from '../job/judge-time';
import type { PublicCaller } from '../platform/authorize';
import { config } from '../platform/config';
import { settingsIn } from '../platform/stored-settings';
import { prepareTextChoice } from '../records/contact-preferences/text-choice';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import type { ParsedForm } from '../submission/accept-submission';

interface Submitting {
  readonly caller: PublicCaller;
  readonly clientInfo: FormSignals;
  readonly now: Date;
}

/** Stores a booking form as a request (`leads`), confirms it if that is possible, and emails client and office. */
export function requestForm(data: RequestSubmission, { caller, clientInfo, now }: Submitting): ParsedForm {
  return {
    refusal: refuseScript(clientInfo),
    read: async (reading, submissionId) => {
      const { settings } = await settingsIn(reading);
      const subject = { collection: collections.leads, id: submissionId };
      const request = requestOfForm(settings, data, now);
      const agreed = { optional: 'allowed', source: 'booking-form' } as const;
      const texts =
        data.texts_agreed && config.texts !== null
          ? await prepareTextChoice(reading, data.phone, agreed, { actor: caller, now })
          : null;
      const judged = await judgeTime(reading, { leadId: submissionId, request, settings }, now);
      const { confirmed, taken } = judged;
      return {
        record: subject,
        fields: { ...withJudged(request, judged), ...confirmed?.fields },
        confirmed: confirmed !== null,
        taken,
        logged: {
          name: data.name,
          email: data.email,
          special_instructions: withoutCodes(data.special_instructions),
        },
        writeAlong(transaction) {
          texts?.write();
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
