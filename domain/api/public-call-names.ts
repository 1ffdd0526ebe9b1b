/** The calls of clients and visitors: key of the contract -> the deployed name. */
export const publicCallNames = {
  submitForm: 'secure-form-submission',
  submitReferral: 'secure-referral-submission',
  submitQuestionnaire: 'secure-questionnaire-submission',
  submitFollowUp: 'secure-followup-submission',
  openForms: 'client-forms-open',
  viewQuestionnaire: 'client-questionnaire-view',
  previewPaper: 'client-paper-preview',
  openPaper: 'client-paper-open',
  generateLegalPdf: 'generate-legal-pdf',
  verifyPaper: 'verify-paper',
  trackReferrals: 'referral-track',
  openAppointment: 'client-appointment-open',
  openSlots: 'client-appointment-slots',
  moveAppointment: 'client-appointment-move',
  cancelAppointment: 'client-appointment-cancel',
  requestLoginCode: 'portal-code-request',
  redeemLoginCode: 'portal-code-redeem',
  openReports: 'reports-open',
  openReportsFile: 'reports-file',
  openPortal: 'portal-open',
  openPortalFile: 'portal-file-open',
  endSessions: 'portal-sessions-end',
  createShare: 'portal-share-create',
  revokeShare: 'portal-share-revoke',
} as const;

export type PublicCallName = keyof typeof publicCallNames;
