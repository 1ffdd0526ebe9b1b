/** Every collection of the database. Most names come from requirement D-01. */
export const collections = {
  admins: 'admins',
  customers: 'customers',
  leads: 'leads',
  referrals: 'referrals',
  rewards: 'rewards',
  rewardClaims: 'reward_claims',
  bookings: 'bookings',
  jobDeletions: 'job_deletions',
  personErasures: 'person_erasures',
  agreements: 'agreements',
  mediaReleases: 'media_releases',
  sewerScopeQuestionnaires: 'sewer_scope_questionnaires',
  followUpQuestionnaires: 'follow_up_questionnaires',
  inspectionReports: 'inspection_reports',
  reportVersions: 'report_versions',
  reportPayments: 'report_payments',
  reportShares: 'report_shares',
  paymentEvents: 'payment_events',
  inspectionPhotos: 'inspection_photos',
  accessLinks: 'access_links',
  loginRequests: 'login_requests',
  portalBrowsers: 'portal_browsers',
  portalSessions: 'portal_sessions',
  mail: 'mail',
  mailWindows: 'mail_windows',
  mailAllowances: 'mail_allowances',
  submissions: 'submissions',
  formSubmissionsLog: 'form_submissions_log',
  formClients: 'form_clients',
  logClearings: 'log_clearings',
  rateLimits: 'rate_limits',
  auditLog: 'audit_log',
  auditHeads: 'audit_heads',
  stats: 'stats',
  statsMarks: 'stats_marks',
} as const;

export type CollectionName = (typeof collections)[keyof typeof collections];

/** Every folder of the storage bucket. */
export const storageFolders = {
  inspectionPhotos: 'inspection-photos',
  shownPhotos: 'shown-photos',
  reports: 'reports',
  signedDocuments: 'signed-papers',
} as const;
