import { service, type Handlers } from './service';

const calls: Handlers<`portal-${string}`> = {
  'portal-code-request': async () => (await import('../portal/request-login-code')).requestLoginCode,
  'portal-code-redeem': async () => (await import('../portal/redeem-login-code')).redeemLoginCode,
  'portal-reports-open': async () => (await import('../portal/open-reports')).openReports,
  'portal-reports-file': async () => (await import('../portal/open-reports-file')).openReportsFile,
  'portal-open': async () => (await import('../portal/open-portal')).openPortal,
  'portal-file-open': async () => (await import('../portal/open-portal-file')).openPortalFile,
  'portal-sessions-end': async () => (await import('../portal/end-sessions')).endSessions,
  'portal-referrals-open': async () => (await import('../referral/open-referrals')).openReferrals,
  'portal-statement-open': async () => (await import('../referral/open-statement')).openStatement,
  'portal-statement-file': async () => (await import('../referral/open-statement')).openStatementFile,
  'portal-referrals-leave': async () => (await import('../referral/leave-referrals')).leaveReferrals,
  'portal-share-create': async () => (await import('../share/create-share')).createShare,
  'portal-share-revoke': async () => (await import('../share/revoke-share')).revokeShare,
};

/** The calls of the customer portal, of signed-in referrers, and of /reports. */
export const portal = service(calls, {});
