import type { CallName } from '@domain/api/contract';
import type { CallAccess } from '@domain/api/define-call';

/**
 * Who may make the calls whose names don't say it. This is written independently of the contract, so that the test
 * notices wider access there. A call missing here does not compile.
 */
const byHand: Readonly<Record<Exclude<CallName, `office-${string}` | `client-${string}`>, CallAccess>> = {
  'secure-form-submission': 'public',
  'generate-legal-pdf': 'public',
  'portal-code-request': 'public',
  'portal-code-redeem': 'public',
  'portal-reports-open': 'public',
  'portal-reports-file': 'public',
  'portal-open': 'customer',
  'portal-file-open': 'customer',
  'portal-sessions-end': 'customer',
  'portal-referrals-open': 'referrer',
  'portal-statement-open': 'referrer',
  'portal-statement-file': 'referrer',
  'portal-referrals-leave': 'referrer',
  'portal-share-create': 'customer',
  'portal-share-revoke': 'customer',
  'send-report-notification': 'team',
  'resend-report-direct': 'admin',
  'send-workflow-email': 'admin',
  'send-followup-questionnaire': 'admin',
};

/** What an owner alone may do: settings, with the words of emails, the team, and erasing. */
const forOwners = /^office-(settings|email|team|person)-/;

/** What an inspector may do too: about jobs of their own, and about their own account. */
const forTeam =
  /^office-(job-(status|undo)|arrival-(tell|undo)|note-write|report-(generate|open)|earlier-reports|review-submit|photo-(confirm|view)|film-(confirm|view)|door-link|feed-(open|issue|revoke)|library-read|calendar-(change|refresh)|session-end|account-read|factor-(codes|end))$/;

/** Who may make a call: `office-…` is for admins, `client-…` for everyone. */
export function callAccess(name: CallName): CallAccess {
  if (/^office-(session-begin|factor-begin|factor-confirm)$/.test(name)) return 'account';
  if (forOwners.test(name)) return 'owner';
  if (forTeam.test(name)) return 'team';
  if (name.startsWith('office-')) return 'admin';
  if (name.startsWith('client-')) return 'public';
  return byHand[name as keyof typeof byHand];
}

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Addresses other than calls, with the status of each method for an empty request. The status of health depends on the
 * running parts.
 */
export const routeAnswers: Readonly<Record<string, Readonly<Record<Method, number | readonly number[]>>>> = {
  'pages/calendar': { GET: 404, HEAD: 404, POST: 405, PUT: 405, PATCH: 405, DELETE: 405 },
  health: { GET: [200, 503], HEAD: [200, 503], POST: 405, PUT: 405, PATCH: 405, DELETE: 405 },
  'mail-events': { GET: 405, HEAD: 405, POST: 400, PUT: 405, PATCH: 405, DELETE: 405 },
  'payment-webhook': { GET: 405, HEAD: 405, POST: 400, PUT: 405, PATCH: 405, DELETE: 405 },
  'pages/receipt': { GET: 403, HEAD: 403, POST: 405, PUT: 405, PATCH: 405, DELETE: 405 },
  'pages/statement': { GET: 403, HEAD: 403, POST: 405, PUT: 405, PATCH: 405, DELETE: 405 },
  'pages/report': { GET: 404, HEAD: 404, POST: 404, PUT: 405, PATCH: 405, DELETE: 405 },
  'pages/emails': { GET: 404, HEAD: 404, POST: 404, PUT: 405, PATCH: 405, DELETE: 405 },
  'pages/other': { GET: 404, HEAD: 404, POST: 404, PUT: 404, PATCH: 404, DELETE: 404 },
  'office/other': { GET: 404, HEAD: 404, POST: 404, PUT: 404, PATCH: 404, DELETE: 404 },
};
