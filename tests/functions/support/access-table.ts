import type { CallAccess, CallName } from '@domain/api/contract';

/**
 * Who may call what. A call missing here does not compile, and one with wider access in the contract fails
 * the test.
 */
export const callAccess: Readonly<Record<CallName, CallAccess>> = {
  submitForm: 'public',
  submitReferral: 'public',
  submitQuestionnaire: 'public',
  submitFollowUp: 'public',
  openForms: 'public',
  viewQuestionnaire: 'public',
  previewPaper: 'public',
  openPaper: 'public',
  generateLegalPdf: 'public',
  verifyPaper: 'public',
  reportFault: 'public',
  trackReferrals: 'public',
  openAppointment: 'public',
  openSlots: 'public',
  moveAppointment: 'public',
  cancelAppointment: 'public',
  requestLoginCode: 'public',
  redeemLoginCode: 'public',
  openReports: 'public',
  openReportsFile: 'public',
  openPortal: 'customer',
  openPortalFile: 'customer',
  endSessions: 'customer',
  createShare: 'customer',
  revokeShare: 'customer',
  acceptRequest: 'admin',
  declineRequest: 'admin',
  deleteRequest: 'admin',
  markRequest: 'admin',
  restoreRequest: 'admin',
  acceptReferral: 'admin',
  declineReferral: 'admin',
  deleteReferral: 'admin',
  sendForms: 'admin',
  updateJobStatus: 'admin',
  undoStep: 'admin',
  scheduleJob: 'admin',
  cancelJob: 'admin',
  deleteJob: 'admin',
  setPayment: 'admin',
  setReportPayment: 'admin',
  undoPayment: 'admin',
  correctPayment: 'admin',
  generateReport: 'admin',
  amendReport: 'admin',
  openReport: 'admin',
  sendReport: 'admin',
  resendReport: 'admin',
  confirmPhoto: 'admin',
  viewPhotos: 'admin',
  settleReward: 'admin',
  sendWorkflowEmail: 'admin',
  sendFollowUp: 'admin',
  revokeLink: 'admin',
  reissueLink: 'admin',
  openFeed: 'admin',
  issueFeed: 'admin',
  revokeFeed: 'admin',
  clearLogs: 'admin',
  findPerson: 'admin',
  erasePerson: 'admin',
  replayMail: 'admin',
};

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Routes other than callables, by deployed name, with the status of each method for an empty request. The
 * status of health depends on the running parts.
 */
export const routeAnswers: Readonly<Record<string, Readonly<Record<Method, number | readonly number[]>>>> = {
  'calendar-feed': { GET: 404, HEAD: 404, POST: 405, PUT: 405, PATCH: 405, DELETE: 405 },
  health: { GET: [200, 503], HEAD: [200, 503], POST: 405, PUT: 405, PATCH: 405, DELETE: 405 },
  'payment-webhook': { GET: 405, HEAD: 405, POST: 400, PUT: 405, PATCH: 405, DELETE: 405 },
  'portal-receipt': { GET: 403, HEAD: 403, POST: 405, PUT: 405, PATCH: 405, DELETE: 405 },
  'report-page': { GET: 404, HEAD: 404, POST: 404, PUT: 405, PATCH: 405, DELETE: 405 },
};
