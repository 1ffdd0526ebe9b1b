import { openForms } from './access/open-forms';
import { cancelAppointment } from './appointment/cancel-appointment';
import { moveAppointment } from './appointment/move-appointment';
import { openAppointment } from './appointment/open-appointment';
import { openSlots } from './appointment/open-slots';
import { tick } from './dev/tick';
import { erasePerson } from './erasure/erase-person';
import { findPerson } from './erasure/find-person';
import { issueFeed } from './feed/issue-feed';
import { openFeed } from './feed/open-feed';
import { revokeFeed } from './feed/revoke-feed';
import { serveFeed } from './feed/serve-feed';
import { reportFault } from './fault/report-fault';
import { onFileChanged } from './file/on-file-changed';
import { submitFollowUp } from './follow-up/submit-follow-up';
import { submitForm } from './form/submit-form';
import { serveHealth } from './health/serve-health';
import { cancelJob } from './job/cancel-job';
import { deleteJob } from './job/delete-job';
import { reissueLink } from './job/reissue-link';
import { revokeLink } from './job/revoke-link';
import { scheduleJob } from './job/schedule-job';
import { sendFollowUp } from './job/send-follow-up';
import { sendWorkflowEmail } from './job/send-workflow-email';
import { setPayment } from './job/set-payment';
import { undoStep } from './job/undo-step';
import { updateJobStatus } from './job/update-job-status';
import { onMailCreated } from './mail/on-mail-created';
import { replayMail } from './mail/replay-mail';
import { generateLegalPdf } from './paper/generate-legal-pdf';
import { onAgreementSigned, onMediaReleaseSigned } from './paper/on-paper-signed';
import { openPaper } from './paper/open-paper';
import { previewPaper } from './paper/preview-paper';
import { verifyPaper } from './paper/verify-paper';
import { paymentWebhook } from './payment/payment-webhook';
import { correctPayment } from './payment/correct-payment';
import { setReportPayment } from './payment/set-report-payment';
import { undoPayment } from './payment/undo-payment';
import { confirmPhoto } from './photo/confirm-photo';
import { onPhotoUploaded } from './photo/on-photo-uploaded';
import { viewPhotos } from './photo/view-photos';
import { endSessions } from './portal/end-sessions';
import { onLoginRequested } from './portal/on-login-requested';
import { openPortal } from './portal/open-portal';
import { openPortalFile } from './portal/open-portal-file';
import { openReports } from './portal/open-reports';
import { openReportsFile } from './portal/open-reports-file';
import { redeemLoginCode } from './portal/redeem-login-code';
import { requestLoginCode } from './portal/request-login-code';
import { serveReceipt } from './portal/serve-receipt';
import { submitQuestionnaire } from './questionnaire/submit-questionnaire';
import { viewQuestionnaire } from './questionnaire/view-questionnaire';
import { acceptReferral } from './referral/accept-referral';
import { declineReferral } from './referral/decline-referral';
import { deleteReferral } from './referral/delete-referral';
import { submitReferral } from './referral/submit-referral';
import { trackReferrals } from './referral/track-referrals';
import { amendReport } from './report/amend-report';
import { generateReport } from './report/generate-report';
import { onReportVersion } from './report/on-report-version';
import { openReport } from './report/open-report';
import { resendReportDirect } from './report/resend-report-direct';
import { sendReportNotification } from './report/send-report-notification';
import { serveReport } from './report/serve-report';
import { acceptRequest } from './request/accept-request';
import { declineRequest } from './request/decline-request';
import { deleteRequest } from './request/delete-request';
import { markRequest } from './request/mark-request';
import { restoreRequest } from './request/restore-request';
import { sendForms } from './request/send-forms';
import { retentionOnSchedule } from './retention/retention-on-schedule';
import { settleReward } from './reward/settle-reward';
import { clearLogs } from './security-log/clear-logs';
import { createShare } from './share/create-share';
import { revokeShare } from './share/revoke-share';
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
  appointment: {
    open: openAppointment,
    slots: openSlots,
    move: moveAppointment,
    cancel: cancelAppointment,
  },
  paper: { preview: previewPaper, open: openPaper },
  fault: { report: reportFault },
};
export const referral = { track: trackReferrals };
export const generate = { legal: { pdf: generateLegalPdf } };
export const verify = { paper: verifyPaper };
export const office = {
  request: {
    accept: acceptRequest,
    decline: declineRequest,
    delete: deleteRequest,
    mark: markRequest,
    restore: restoreRequest,
  },
  referral: { accept: acceptReferral, decline: declineReferral, delete: deleteReferral },
  forms: { send: sendForms },
  job: {
    status: updateJobStatus,
    undo: undoStep,
    schedule: scheduleJob,
    cancel: cancelJob,
    delete: deleteJob,
    payment: setPayment,
  },
  photo: { confirm: confirmPhoto, view: viewPhotos },
  report: { generate: generateReport, amend: amendReport, open: openReport, payment: setReportPayment },
  payment: { undo: undoPayment, correct: correctPayment },
  reward: { settle: settleReward },
  link: { revoke: revokeLink, reissue: reissueLink },
  logs: { clear: clearLogs },
  person: { find: findPerson, erase: erasePerson },
  mail: { replay: replayMail },
  feed: { open: openFeed, issue: issueFeed, revoke: revokeFeed },
};
export const resend = { report: { direct: resendReportDirect } };
export const send = {
  report: { notification: sendReportNotification },
  workflow: { email: sendWorkflowEmail },
  followup: { questionnaire: sendFollowUp },
};
export const portal = {
  code: { request: requestLoginCode, redeem: redeemLoginCode },
  login: { requested: onLoginRequested },
  open: openPortal,
  file: { open: openPortalFile },
  sessions: { end: endSessions },
  share: { create: createShare, revoke: revokeShare },
  receipt: serveReceipt,
};
export const reports = { open: openReports, file: openReportsFile };
export const calendar = { feed: serveFeed };
export const mail = { wake: onMailCreated };
export const payment = { webhook: paymentWebhook };
export const paper = { agreement: { signed: onAgreementSigned }, release: { signed: onMediaReleaseSigned } };
export const photo = { uploaded: onPhotoUploaded };
export const file = { changed: onFileChanged };
export const report = { version: onReportVersion, page: serveReport };
export const sweep = { everything: sweepOnSchedule, retention: retentionOnSchedule };
export const health = serveHealth;
export const dev = { tick };
