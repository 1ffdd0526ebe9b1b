import { publicCallNames } from './public-call-names';

/**
 * Key of the contract -> the deployed name. Apart from it, so that a page that calls brings none of its schemas along; and
 * the office's apart from the others, which every public page has.
 */
export const callNames = {
  ...publicCallNames,
  acceptRequest: 'office-request-accept',
  declineRequest: 'office-request-decline',
  deleteRequest: 'office-request-delete',
  markRequest: 'office-request-mark',
  restoreRequest: 'office-request-restore',
  acceptReferral: 'office-referral-accept',
  declineReferral: 'office-referral-decline',
  deleteReferral: 'office-referral-delete',
  sendForms: 'office-forms-send',
  updateJobStatus: 'office-job-status',
  undoStep: 'office-job-undo',
  scheduleJob: 'office-job-schedule',
  cancelJob: 'office-job-cancel',
  deleteJob: 'office-job-delete',
  setPayment: 'office-job-payment',
  setReportPayment: 'office-report-payment',
  generateReport: 'office-report-generate',
  amendReport: 'office-report-amend',
  sendReport: 'send-report-notification',
  resendReport: 'resend-report-direct',
  openReport: 'office-report-open',
  confirmPhoto: 'office-photo-confirm',
  viewPhotos: 'office-photo-view',
  settleReward: 'office-reward-settle',
  sendWorkflowEmail: 'send-workflow-email',
  sendFollowUp: 'send-followup-questionnaire',
  revokeLink: 'office-link-revoke',
  reissueLink: 'office-link-reissue',
  openFeed: 'office-feed-open',
  issueFeed: 'office-feed-issue',
  revokeFeed: 'office-feed-revoke',
  clearLogs: 'office-logs-clear',
  findPerson: 'office-person-find',
  erasePerson: 'office-person-erase',
  replayMail: 'office-mail-replay',
} as const;
