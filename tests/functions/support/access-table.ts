import type { CallAccess, CallName } from '@domain/api/contract';

/**
 * Who may call what. A call missing here does not compile, and one with wider access in the contract fails
 * the test.
 */
export const callAccess: Readonly<Record<CallName, CallAccess>> = {
  'secure-form-submission': 'public',
  'client-referral-submit': 'public',
  'client-questionnaire-submit': 'public',
  'client-followup-submit': 'public',
  'client-forms-open': 'public',
  'client-questionnaire-view': 'public',
  'client-document-preview': 'public',
  'client-document-open': 'public',
  'generate-legal-pdf': 'public',
  'client-document-verify': 'public',
  'client-fault-report': 'public',
  'client-referral-track': 'public',
  'client-appointment-open': 'public',
  'client-appointment-slots': 'public',
  'client-appointment-move': 'public',
  'client-appointment-cancel': 'public',
  'portal-code-request': 'public',
  'portal-code-redeem': 'public',
  'portal-reports-open': 'public',
  'portal-reports-file': 'public',
  'portal-open': 'customer',
  'portal-file-open': 'customer',
  'portal-sessions-end': 'customer',
  'portal-share-create': 'customer',
  'portal-share-revoke': 'customer',
  'office-request-accept': 'admin',
  'office-request-decline': 'admin',
  'office-request-delete': 'admin',
  'office-request-mark': 'admin',
  'office-request-restore': 'admin',
  'office-referral-accept': 'admin',
  'office-referral-decline': 'admin',
  'office-referral-delete': 'admin',
  'office-forms-send': 'admin',
  'office-job-status': 'admin',
  'office-job-undo': 'admin',
  'office-job-schedule': 'admin',
  'office-job-cancel': 'admin',
  'office-job-delete': 'admin',
  'office-job-payment': 'admin',
  'office-report-payment': 'admin',
  'office-payment-undo': 'admin',
  'office-payment-correct': 'admin',
  'office-report-generate': 'admin',
  'office-report-amend': 'admin',
  'office-report-open': 'admin',
  'send-report-notification': 'admin',
  'resend-report-direct': 'admin',
  'office-photo-confirm': 'admin',
  'office-photo-view': 'admin',
  'office-reward-settle': 'admin',
  'send-workflow-email': 'admin',
  'send-followup-questionnaire': 'admin',
  'office-link-revoke': 'admin',
  'office-link-reissue': 'admin',
  'office-feed-open': 'admin',
  'office-feed-issue': 'admin',
  'office-feed-revoke': 'admin',
  'office-logs-clear': 'admin',
  'office-person-find': 'admin',
  'office-person-erase': 'admin',
  'office-mail-replay': 'admin',
};

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Addresses other than calls, with the status of each method for an empty request. The status of health depends on the
 * running parts.
 */
export const routeAnswers: Readonly<Record<string, Readonly<Record<Method, number | readonly number[]>>>> = {
  'pages/calendar': { GET: 404, HEAD: 404, POST: 405, PUT: 405, PATCH: 405, DELETE: 405 },
  health: { GET: [200, 503], HEAD: [200, 503], POST: 405, PUT: 405, PATCH: 405, DELETE: 405 },
  'payment-webhook': { GET: 405, HEAD: 405, POST: 400, PUT: 405, PATCH: 405, DELETE: 405 },
  'pages/receipt': { GET: 403, HEAD: 403, POST: 405, PUT: 405, PATCH: 405, DELETE: 405 },
  'pages/report': { GET: 404, HEAD: 404, POST: 404, PUT: 405, PATCH: 405, DELETE: 405 },
  'pages/other': { GET: 404, HEAD: 404, POST: 404, PUT: 404, PATCH: 404, DELETE: 404 },
  'office/other': { GET: 404, HEAD: 404, POST: 404, PUT: 404, PATCH: 404, DELETE: 404 },
};
