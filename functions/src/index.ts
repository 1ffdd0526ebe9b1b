import { openForms } from './access/open-forms';
import { tick } from './dev/tick';
import { submitFollowUp } from './follow-up/submit-follow-up';
import { submitForm } from './form/submit-form';
import { reissueLink } from './job/reissue-link';
import { revokeLink } from './job/revoke-link';
import { scheduleJob } from './job/schedule-job';
import { sendFollowUp } from './job/send-follow-up';
import { sendWorkflowEmail } from './job/send-workflow-email';
import { setPayment } from './job/set-payment';
import { updateJobStatus } from './job/update-job-status';
import { onMailCreated } from './mail/on-mail-created';
import { replayMail } from './mail/replay-mail';
import { generateLegalPdf } from './paper/generate-legal-pdf';
import { onAgreementSigned, onMediaReleaseSigned } from './paper/on-paper-signed';
import { openPaper } from './paper/open-paper';
import { previewPaper } from './paper/preview-paper';
import { servePaper } from './paper/serve-paper';
import { verifyPaper } from './paper/verify-paper';
import { submitQuestionnaire } from './questionnaire/submit-questionnaire';
import { viewQuestionnaire } from './questionnaire/view-questionnaire';
import { acceptReferral } from './referral/accept-referral';
import { declineReferral } from './referral/decline-referral';
import { deleteReferral } from './referral/delete-referral';
import { submitReferral } from './referral/submit-referral';
import { trackReferrals } from './referral/track-referrals';
import { acceptRequest } from './request/accept-request';
import { declineRequest } from './request/decline-request';
import { deleteRequest } from './request/delete-request';
import { sendForms } from './request/send-forms';
import { settleReward } from './reward/settle-reward';
import { clearLogs } from './security/clear-logs';
import { sweepOnSchedule } from './sweep/sweep-on-schedule';

/** Nested groups deploy with dashes between their names: `secure-form-submission`. */
export const secure = {
  form: { submission: submitForm },
  referral: { submission: submitReferral },
  questionnaire: { submission: submitQuestionnaire },
  followup: { submission: submitFollowUp },
};
export const client = {
  forms: { open: openForms },
  questionnaire: { view: viewQuestionnaire },
  paper: { preview: previewPaper, open: openPaper, file: servePaper },
};
export const referral = { track: trackReferrals };
export const generate = { legal: { pdf: generateLegalPdf } };
export const verify = { paper: verifyPaper };
export const office = {
  request: { accept: acceptRequest, decline: declineRequest, delete: deleteRequest },
  referral: { accept: acceptReferral, decline: declineReferral, delete: deleteReferral },
  forms: { send: sendForms },
  job: { status: updateJobStatus, schedule: scheduleJob, payment: setPayment },
  reward: { settle: settleReward },
  link: { revoke: revokeLink, reissue: reissueLink },
  logs: { clear: clearLogs },
  mail: { replay: replayMail },
};
export const send = {
  workflow: { email: sendWorkflowEmail },
  followup: { questionnaire: sendFollowUp },
};
export const mail = { wake: onMailCreated };
export const paper = { agreement: { signed: onAgreementSigned }, release: { signed: onMediaReleaseSigned } };
export const sweep = { everything: sweepOnSchedule };
export const dev = { tick };
