import { paymentSecrets } from '../payment/payment-secrets';
import { appHmacKey } from '../platform/config';
import { service, type Handlers } from './service';

const calls: Handlers<`office-${string}`> = {
  'office-request-accept': async () => (await import('../request/accept-request')).acceptRequest,
  'office-request-decline': async () => (await import('../request/decline-request')).declineRequest,
  'office-request-delete': async () => (await import('../request/delete-request')).deleteRequest,
  'office-request-mark': async () => (await import('../request/mark-request')).markRequest,
  'office-request-restore': async () => (await import('../request/restore-request')).restoreRequest,
  'office-referral-accept': async () => (await import('../referral/accept-referral')).acceptReferral,
  'office-referral-decline': async () => (await import('../referral/decline-referral')).declineReferral,
  'office-referral-delete': async () => (await import('../referral/delete-referral')).deleteReferral,
  'office-acceptance-undo': async () => (await import('../referral/undo-acceptance')).undoAcceptance,
  'office-forms-send': async () => (await import('../request/send-forms')).sendForms,
  'office-job-status': async () => (await import('../job/update-job-status')).updateJobStatus,
  'office-job-undo': async () => (await import('../job/undo-step')).undoStep,
  'office-job-schedule': async () => (await import('../job/schedule-job')).scheduleJob,
  'office-job-find': async () => (await import('../job/find-job')).findJob,
  'office-job-edit': async () => (await import('../job/edit-job')).editJob,
  'office-job-difference': async () => (await import('../job/settle-difference')).settleDifference,
  'office-job-cancel': async () => (await import('../job/cancel-job')).cancelJob,
  'office-job-end': async () => (await import('../job/end-job')).endJob,
  'office-consent-withdraw': async () => (await import('../job/withdraw-consent')).withdrawConsent,
  'office-consent-clear': async () => (await import('../job/clear-withdrawal')).clearWithdrawal,
  'office-job-delete': async () => (await import('../job/delete-job')).deleteJob,
  'office-customer-edit': async () => (await import('../customer/edit-customer')).editCustomer,
  'office-job-payment': async () => (await import('../payment/set-payment')).setPayment,
  'office-report-payment': async () => (await import('../payment/set-report-payment')).setReportPayment,
  'office-payment-undo': async () => (await import('../payment/undo-payment')).undoPayment,
  'office-payment-correct': async () => (await import('../payment/correct-payment')).correctPayment,
  'office-report-generate': async () => (await import('../report/generate-report')).generateReport,
  'office-report-amend': async () => (await import('../report/amend-report')).amendReport,
  'office-share-resend': async () => (await import('../share/resend-share')).resendShare,
  'office-document-open': async () => (await import('../signing/open-signed-document')).openSignedDocument,
  'office-report-open': async () => (await import('../report/open-report')).openReport,
  'office-photo-confirm': async () => (await import('../photo/confirm-photo')).confirmPhoto,
  'office-photo-view': async () => (await import('../photo/view-photos')).viewPhotos,
  'office-reward-settle': async () => (await import('../reward/settle-reward')).settleReward,
  'office-link-revoke': async () => (await import('../job/revoke-link')).revokeLink,
  'office-link-reissue': async () => (await import('../job/reissue-link')).reissueLink,
  'office-door-link': async () => (await import('../job/issue-door-link')).issueDoorLink,
  'office-feed-open': async () => (await import('../feed/open-feed')).openFeed,
  'office-feed-issue': async () => (await import('../feed/issue-feed')).issueFeed,
  'office-feed-revoke': async () => (await import('../feed/revoke-feed')).revokeFeed,
  'office-push-subscribe': async () => (await import('../push/subscribe-office')).subscribeOffice,
  'office-push-unsubscribe': async () => (await import('../push/unsubscribe-office')).unsubscribeOffice,
  'office-logs-clear': async () => (await import('../security-log/clear-logs')).clearLogs,
  'office-person-find': async () => (await import('../erasure/find-person')).findPerson,
  'office-person-erase': async () => (await import('../erasure/erase-person')).erasePerson,
  'office-import-check': async () => (await import('../import/check-import')).checkImport,
  'office-import-begin': async () => (await import('../import/begin-import')).beginImport,
  'office-import-rows': async () => (await import('../import/import-rows')).importRows,
  'office-import-undo': async () => (await import('../import/undo-import')).undoImport,
  'office-mail-replay': async () => (await import('../mail/replay-mail')).replayMail,
};

/** The calls of the back office. */
export const office = service(calls, {
  // PDFs, photos and erasures.
  memory: '1GiB',
  // A changed price ends the payment page that is open for the old one.
  secrets: [appHmacKey, ...paymentSecrets],
});
