import type { BeginSessionAnswer, EndSessionAnswer, ReadAccountAnswer } from '../admin/session-calls';
import type { OpenAccountAnswer, RequestPasswordAnswer, SetPasswordAnswer } from '../admin/account-calls';
import type { ReadTeamAnswer } from '../admin/team-calls';
import type { BeginFactorAnswer, ConfirmFactorAnswer, RecoveryCodesAnswer } from '../admin/two-step-calls';
import type { DayOffAnswer } from '../inspector/day-off';
import type { CalendarAnswer } from '../inspector/private-calendar-calls';
import type { InferType } from 'yup';
import type {
  GenerateLegalPdfAnswer,
  OpenFormsAnswer,
  OpenDocumentAnswer,
  PreviewDocumentAnswer,
  VerifyDocumentAnswer,
  ViewQuestionnaireAnswer,
} from '../access/client-forms';
import type {
  CancelAppointmentAnswer,
  MoveAppointmentAnswer,
  OpenAppointmentAnswer,
  OpenSlotsAnswer,
} from '../appointment/appointment-calls';
import type { ReminderAnswer } from '../outreach/reminder-calls';
import type { ContactAnswer } from '../contact-preferences/contact-calls';
import type { EditCustomerAnswer } from '../customer/edit-customer';
import type { ErasePersonAnswer, PersonFound } from '../erasure/erase-person';
import type { FaultReportAnswer } from '../fault/fault-report';
import type { Feed } from '../feed/feed-calls';
import type { CheckImportAnswer, ImportProgress } from '../import/import-calls';
import type { FormsLink } from '../job/job';
import type { DoorLink } from '../job/link-calls';
import type { PaymentState } from '../payment/payment-state';
import type { DeleteJobAnswer } from '../job/delete-job';
import type { ArrivalAnswer } from '../job/day-calls';
import type { JobStatus } from '../job/job-status';
import type { JobFound } from '../job/find-job';
import type { ScheduleJobAnswer } from '../job/schedule-job';
import type { AcceptanceUndone } from '../job/undo-acceptance';
import type { RequestedMail } from '../mail/requested-mail';
import type { ExportLedgerAnswer } from '../ledger/ledger-calls';
import type { RedeemLoginCodeAnswer, RequestLoginCodeAnswer } from '../portal/login-code';
import type { EndSessionsAnswer, OpenFileAnswer, OpenPortalAnswer } from '../portal/portal-calls';
import type { OpenReportsAnswer } from '../portal/reports-calls';
import type { MarkedPayment, PaymentCorrected } from '../payment/payment';
import type { OpenIntroductionAnswer } from '../referral/introduction-calls';
import type { OpenReferralsAnswer } from '../referral/referrer-calls';
import type { AcceptReferralAnswer } from '../referral/referral-calls';
import type { PushAnswer } from '../push/push-calls';
import type { TrackReferralsAnswer } from '../referral/track-referrals';
import type { ConfirmFilmAnswer, ViewFilmsAnswer } from '../film/film-calls';
import type { EarlierReportsAnswer } from '../report/compare/earlier-reports-call';
import type { PropertyFilmsAnswer, PropertyMoved } from '../property/property-calls';
import type { ConfirmPhotoAnswer } from '../report/inspection-photo';
import type { ViewPhotosAnswer } from '../report/photo-views';
import type { ReportAnswer } from '../report/report-calls';
import type { SubmitReviewAnswer } from '../report/review-calls';
import type { OpenSignedDocumentAnswer } from '../legal/open-signed-document';
import type { RequestStatus } from '../request/request-status';
import type { RewardState } from '../reward/reward';
import type { RewardStatement } from '../reward/reward-statement';
import type { ClearLogsAnswer } from '../security-log/clear-logs';
import type { Publishing } from '../settings/publishing';
import type { EmailPreviewAnswer, EmailTestAnswer } from '../settings/email-schema';
import type {
  ReadLibraryAnswer,
  ReadSettingsAnswer,
  ReadSettingsVersionAnswer,
  SaveSettingsAnswer,
} from '../settings/settings-calls';
import type { SharedLink } from '../share/share-calls';
import { call, type CallAccess } from './define-call';
import type { FormSubmission, SubmissionReceipt } from './form-submission';

/**
 * Every call: its name, who may call it, its request's schema, its response's type, and the size of its body if that
 * is not the usual one. `callPath` gives a call's address, and functions/src/services the handler.
 */
export const contract = {
  'secure-form-submission': call<SubmissionReceipt>()(
    'public',
    async () => (await import('./form-submission')).formSubmissionSchema,
    'form',
  ),
  'client-referral-submit': call<SubmissionReceipt>()(
    'public',
    async () => (await import('./form-submission')).referralCallSchema,
    'form',
  ),
  'client-questionnaire-submit': call<SubmissionReceipt>()(
    'public',
    async () => (await import('./form-submission')).questionnaireCallSchema,
    'form',
  ),
  'client-followup-submit': call<SubmissionReceipt>()(
    'public',
    async () => (await import('./form-submission')).followUpCallSchema,
    'form',
  ),
  'client-introduction-submit': call<SubmissionReceipt>()(
    'public',
    async () => (await import('./form-submission')).introducedCallSchema,
    'form',
  ),
  'client-introduction-open': call<OpenIntroductionAnswer>()(
    'public',
    async () => (await import('../referral/introduction-calls')).openIntroductionSchema,
  ),
  'client-forms-open': call<OpenFormsAnswer>()(
    'public',
    async () => (await import('../access/client-forms')).openFormsSchema,
  ),
  'client-questionnaire-view': call<ViewQuestionnaireAnswer>()(
    'public',
    async () => (await import('../access/client-forms')).viewQuestionnaireSchema,
  ),
  'client-document-preview': call<PreviewDocumentAnswer>()(
    'public',
    async () => (await import('../access/client-forms')).previewDocumentSchema,
  ),
  'client-document-open': call<OpenDocumentAnswer>()(
    'public',
    async () => (await import('../access/client-forms')).openDocumentSchema,
  ),
  // Its body may contain the signed form: requirement F-13.
  'generate-legal-pdf': call<GenerateLegalPdfAnswer>()(
    'public',
    async () => (await import('../access/client-forms')).generateLegalPdfSchema,
    'form',
  ),
  'client-document-verify': call<VerifyDocumentAnswer>()(
    'public',
    async () => (await import('../access/client-forms')).verifyDocumentSchema,
  ),
  'client-fault-report': call<FaultReportAnswer>()(
    'public',
    async () => (await import('../fault/fault-report')).reportFaultSchema,
  ),
  'client-referral-track': call<TrackReferralsAnswer>()(
    'public',
    async () => (await import('../referral/track-referrals')).trackReferralsSchema,
  ),
  'client-reward-choose': call<{ referralId: string; reward: string }>()(
    'public',
    async () => (await import('../referral/choose-reward')).chooseRewardSchema,
  ),
  'client-push-subscribe': call<PushAnswer>()(
    'public',
    async () => (await import('../push/push-calls')).subscribeReferrerSchema,
  ),
  'client-push-unsubscribe': call<PushAnswer>()(
    'public',
    async () => (await import('../push/push-calls')).unsubscribeReferrerSchema,
  ),
  'client-appointment-open': call<OpenAppointmentAnswer>()(
    'public',
    async () => (await import('../appointment/appointment-calls')).openAppointmentSchema,
  ),
  'client-appointment-slots': call<OpenSlotsAnswer>()(
    'public',
    async () => (await import('../appointment/appointment-calls')).openSlotsSchema,
  ),
  'client-appointment-move': call<MoveAppointmentAnswer>()(
    'public',
    async () => (await import('../appointment/appointment-calls')).moveAppointmentSchema,
  ),
  'client-appointment-cancel': call<CancelAppointmentAnswer>()(
    'public',
    async () => (await import('../appointment/appointment-calls')).cancelAppointmentSchema,
  ),
  'client-account-open': call<OpenAccountAnswer>()(
    'public',
    async () => (await import('../admin/account-calls')).openAccountSchema,
  ),
  'client-password-set': call<SetPasswordAnswer>()(
    'public',
    async () => (await import('../admin/account-calls')).setPasswordSchema,
  ),
  'client-password-request': call<RequestPasswordAnswer>()(
    'public',
    async () => (await import('../admin/account-calls')).requestPasswordSchema,
  ),
  'portal-code-request': call<RequestLoginCodeAnswer>()(
    'public',
    async () => (await import('../portal/login-code')).requestLoginCodeSchema,
  ),
  'portal-code-redeem': call<RedeemLoginCodeAnswer>()(
    'public',
    async () => (await import('../portal/login-code')).redeemLoginCodeSchema,
  ),
  'portal-reports-open': call<OpenReportsAnswer>()(
    'public',
    async () => (await import('../portal/reports-calls')).openReportsSchema,
  ),
  'portal-reports-file': call<OpenFileAnswer>()(
    'public',
    async () => (await import('../portal/reports-calls')).openReportsFileSchema,
  ),
  'portal-open': call<OpenPortalAnswer>()(
    'customer',
    async () => (await import('../portal/portal-calls')).openPortalSchema,
  ),
  'portal-file-open': call<OpenFileAnswer>()(
    'customer',
    async () => (await import('../portal/portal-calls')).openPortalFileSchema,
  ),
  'portal-sessions-end': call<EndSessionsAnswer>()(
    'customer',
    async () => (await import('../portal/portal-calls')).endSessionsSchema,
  ),
  'portal-share-create': call<SharedLink>()(
    'customer',
    async () => (await import('../share/share-calls')).createShareSchema,
  ),
  'portal-share-revoke': call<{ shareId: string }>()(
    'customer',
    async () => (await import('../share/share-calls')).revokeShareSchema,
  ),
  'portal-referrals-open': call<OpenReferralsAnswer>()(
    'referrer',
    async () => (await import('../referral/referrer-calls')).openReferralsSchema,
  ),
  'portal-statement-open': call<RewardStatement>()(
    'referrer',
    async () => (await import('../referral/referrer-calls')).statementSchema,
  ),
  'portal-statement-file': call<OpenFileAnswer>()(
    'referrer',
    async () => (await import('../referral/referrer-calls')).statementSchema,
  ),
  'portal-referrals-leave': call<EndSessionsAnswer>()(
    'referrer',
    async () => (await import('../referral/referrer-calls')).leaveReferralsSchema,
  ),
  'office-request-accept': call<{ bookingId: string }>()(
    'admin',
    async () => (await import('../request/accept-request')).acceptRequestSchema,
  ),
  'office-request-decline': call<{ leadId: string }>()(
    'admin',
    async () => (await import('../request/request-calls')).refuseRequestSchema,
  ),
  'office-request-delete': call<{ leadId: string }>()(
    'admin',
    async () => (await import('../request/request-calls')).refuseRequestSchema,
  ),
  'office-request-mark': call<{ leadId: string; status: RequestStatus }>()(
    'admin',
    async () => (await import('../request/mark-request')).markRequestSchema,
  ),
  'office-request-correct': call<RequestedMail>()(
    'admin',
    async () => (await import('../request/correct-request')).correctRequestSchema,
  ),
  'office-request-restore': call<{ leadId: string; status: RequestStatus }>()(
    'admin',
    async () => (await import('../request/request-calls')).requestActionSchema,
  ),
  'office-referral-accept': call<AcceptReferralAnswer>()(
    'admin',
    async () => (await import('../referral/referral-calls')).acceptReferralSchema,
  ),
  'office-referral-decline': call<{ referralId: string }>()(
    'admin',
    async () => (await import('../referral/referral-calls')).referralActionSchema,
  ),
  'office-referral-delete': call<{ referralId: string }>()(
    'admin',
    async () => (await import('../referral/referral-calls')).referralActionSchema,
  ),
  'office-acceptance-undo': call<AcceptanceUndone>()(
    'admin',
    async () => (await import('../job/undo-acceptance')).undoAcceptanceSchema,
  ),
  'office-forms-send': call<{ bookingId: string }>()(
    'admin',
    async () => (await import('../request/send-forms')).sendFormsSchema,
  ),
  'office-job-status': call<{ bookingId: string; status: JobStatus }>()(
    'team',
    async () => (await import('../job/job-calls')).updateJobStatusSchema,
  ),
  'office-job-undo': call<{ bookingId: string; status: JobStatus }>()(
    'team',
    async () => (await import('../job/undo-step')).undoStepSchema,
  ),
  'office-arrival-tell': call<ArrivalAnswer>()(
    'team',
    async () => (await import('../job/day-calls')).tellArrivalSchema,
  ),
  'office-arrival-undo': call<{ bookingId: string }>()(
    'team',
    async () => (await import('../job/day-calls')).undoArrivalSchema,
  ),
  'office-note-write': call<{ bookingId: string }>()(
    'team',
    async () => (await import('../job/day-calls')).writeNoteSchema,
  ),
  'office-job-schedule': call<ScheduleJobAnswer>()(
    'admin',
    async () => (await import('../job/schedule-job')).scheduleJobSchema,
  ),
  'office-job-assign': call<{ bookingId: string }>()(
    'admin',
    async () => (await import('../job/assign-job')).assignJobSchema,
  ),
  'office-job-find': call<JobFound>()('admin', async () => (await import('../job/find-job')).findJobSchema),
  'office-job-edit': call<{ bookingId: string }>()(
    'admin',
    async () => (await import('../job/edit-job')).editJobSchema,
  ),
  'office-job-difference': call<{ bookingId: string }>()(
    'admin',
    async () => (await import('../payment/price-difference')).settleDifferenceSchema,
  ),
  'office-job-cancel': call<{ bookingId: string }>()(
    'admin',
    async () => (await import('../job/cancel-job')).cancelJobSchema,
  ),
  'office-job-end': call<{ bookingId: string }>()(
    'admin',
    async () => (await import('../job/end-job')).endJobSchema,
  ),
  'office-paper-record': call<{ bookingId: string }>()(
    'admin',
    async () => (await import('../job/paper-signature')).recordPaperSchema,
  ),
  'office-paper-remove': call<{ bookingId: string }>()(
    'admin',
    async () => (await import('../job/job-calls')).jobActionSchema,
  ),
  'office-consent-withdraw': call<{ bookingId: string }>()(
    'admin',
    async () => (await import('../media-release/withdraw-consent')).withdrawConsentSchema,
  ),
  'office-consent-clear': call<{ bookingId: string }>()(
    'admin',
    async () => (await import('../job/job-calls')).jobActionSchema,
  ),
  'office-job-delete': call<DeleteJobAnswer>()(
    'admin',
    async () => (await import('../job/job-calls')).jobActionSchema,
  ),
  'office-customer-edit': call<EditCustomerAnswer>()(
    'admin',
    async () => (await import('../customer/edit-customer')).editCustomerSchema,
  ),
  'office-job-payment': call<MarkedPayment & { bookingId: string }>()(
    'admin',
    async () => (await import('../payment/payment')).setPaymentSchema,
  ),
  'office-report-payment': call<MarkedPayment & { reportId: string }>()(
    'admin',
    async () => (await import('../payment/payment')).setReportPaymentSchema,
  ),
  'office-payment-undo': call<{ payment_state: PaymentState }>()(
    'admin',
    async () => (await import('../payment/payment')).undoPaymentSchema,
  ),
  'office-payment-correct': call<PaymentCorrected>()(
    'admin',
    async () => (await import('../payment/payment')).correctPaymentSchema,
  ),
  'office-report-generate': call<ReportAnswer>()(
    'team',
    async () => (await import('../report/report-calls')).generateReportSchema,
    'report',
  ),
  'office-report-amend': call<ReportAnswer>()(
    'admin',
    async () => (await import('../report/report-calls')).amendReportSchema,
    'report',
  ),
  'office-review-submit': call<SubmitReviewAnswer>()(
    'team',
    async () => (await import('../report/review-calls')).submitReviewSchema,
    'report',
  ),
  'office-review-return': call<{ bookingId: string }>()(
    'admin',
    async () => (await import('../report/review-calls')).returnReviewSchema,
    'report',
  ),
  'office-review-approve': call<ReportAnswer>()(
    'admin',
    async () => (await import('../report/review-calls')).approveReviewSchema,
  ),
  'send-report-notification': call<RequestedMail>()(
    'team',
    async () => (await import('../report/report-calls')).reportMailSchema,
  ),
  'resend-report-direct': call<RequestedMail>()(
    'admin',
    async () => (await import('../report/report-calls')).reportMailSchema,
  ),
  'office-share-resend': call<RequestedMail>()(
    'admin',
    async () => (await import('../job/job-calls')).jobActionSchema,
  ),
  'office-document-open': call<OpenSignedDocumentAnswer>()(
    'admin',
    async () => (await import('../legal/open-signed-document')).openSignedDocumentSchema,
  ),
  'office-report-open': call<ReportAnswer>()(
    'team',
    async () => (await import('../report/report-calls')).openReportSchema,
  ),
  'office-earlier-reports': call<EarlierReportsAnswer>()(
    'team',
    async () => (await import('../report/compare/earlier-reports-call')).earlierReportsSchema,
  ),
  'office-photo-confirm': call<ConfirmPhotoAnswer>()(
    'team',
    async () => (await import('../report/inspection-photo')).confirmPhotoSchema,
  ),
  'office-photo-view': call<ViewPhotosAnswer>()(
    'team',
    async () => (await import('../report/photo-views')).viewPhotosSchema,
    'photos',
  ),
  'office-property-merge': call<PropertyMoved>()(
    'admin',
    async () => (await import('../property/property-calls')).mergePropertySchema,
  ),
  'office-property-split': call<PropertyMoved>()(
    'admin',
    async () => (await import('../property/property-calls')).splitPropertySchema,
  ),
  'office-property-undo': call<PropertyMoved>()(
    'admin',
    async () => (await import('../property/property-calls')).undoPropertyMoveSchema,
  ),
  'office-property-films': call<PropertyFilmsAnswer>()(
    'admin',
    async () => (await import('../property/property-calls')).viewPropertyFilmsSchema,
  ),
  'office-film-confirm': call<ConfirmFilmAnswer>()(
    'team',
    async () => (await import('../film/film-calls')).confirmFilmSchema,
  ),
  'office-film-view': call<ViewFilmsAnswer>()(
    'team',
    async () => (await import('../film/film-calls')).viewFilmsSchema,
  ),
  'office-ledger-export': call<ExportLedgerAnswer>()(
    'admin',
    async () => (await import('../ledger/ledger-calls')).exportLedgerSchema,
  ),
  'office-reward-settle': call<{ rewardId: string; state: RewardState }>()(
    'admin',
    async () => (await import('../reward/reward')).settleRewardSchema,
  ),
  'send-workflow-email': call<RequestedMail>()(
    'admin',
    async () => (await import('../job/job-calls')).sendWorkflowEmailSchema,
  ),
  'send-followup-questionnaire': call<RequestedMail>()(
    'admin',
    async () => (await import('../job/link-calls')).sendFollowUpSchema,
  ),
  'office-link-revoke': call<{ bookingId: string; link: FormsLink }>()(
    'admin',
    async () => (await import('../job/job-calls')).jobActionSchema,
  ),
  'office-link-reissue': call<{ bookingId: string; link: FormsLink }>()(
    'admin',
    async () => (await import('../job/link-calls')).reissueLinkSchema,
  ),
  'office-door-link': call<DoorLink>()(
    'team',
    async () => (await import('../job/link-calls')).doorLinkSchema,
  ),
  'office-feed-open': call<Feed>()('team', async () => (await import('../feed/feed-calls')).openFeedSchema),
  'office-feed-issue': call<Feed>()('team', async () => (await import('../feed/feed-calls')).issueFeedSchema),
  'office-feed-revoke': call<Feed>()(
    'team',
    async () => (await import('../feed/feed-calls')).revokeFeedSchema,
  ),
  'office-push-subscribe': call<PushAnswer>()(
    'admin',
    async () => (await import('../push/push-calls')).subscribeOfficeSchema,
  ),
  'office-push-unsubscribe': call<PushAnswer>()(
    'admin',
    async () => (await import('../push/push-calls')).unsubscribeOfficeSchema,
  ),
  'office-logs-clear': call<ClearLogsAnswer>()(
    'admin',
    async () => (await import('../security-log/clear-logs')).clearLogsSchema,
  ),
  'office-person-find': call<PersonFound>()(
    'owner',
    async () => (await import('../erasure/erase-person')).findPersonSchema,
  ),
  'office-person-erase': call<ErasePersonAnswer>()(
    'owner',
    async () => (await import('../erasure/erase-person')).erasePersonSchema,
  ),
  'office-import-check': call<CheckImportAnswer>()(
    'admin',
    async () => (await import('../import/import-calls')).checkImportSchema,
    'rows',
  ),
  'office-import-begin': call<ImportProgress>()(
    'admin',
    async () => (await import('../import/import-calls')).beginImportSchema,
  ),
  'office-import-rows': call<ImportProgress>()(
    'admin',
    async () => (await import('../import/import-calls')).importRowsSchema,
    'rows',
  ),
  'office-import-undo': call<ImportProgress>()(
    'admin',
    async () => (await import('../import/import-calls')).undoImportSchema,
  ),
  'office-optional-mail-allow': call<{ preferencesId: string }>()(
    'admin',
    async () => (await import('../contact-preferences/allow-optional-mail')).allowOptionalMailSchema,
  ),
  'office-contact-read': call<ContactAnswer>()(
    'admin',
    async () => (await import('../contact-preferences/contact-calls')).readContactSchema,
  ),
  'office-contact-choose': call<ContactAnswer>()(
    'admin',
    async () => (await import('../contact-preferences/contact-calls')).chooseContactSchema,
  ),
  'office-reminder-skip': call<ReminderAnswer>()(
    'admin',
    async () => (await import('../outreach/reminder-calls')).skipReminderSchema,
  ),
  'office-session-begin': call<BeginSessionAnswer>()(
    'account',
    async () => (await import('../admin/session-calls')).beginSessionSchema,
  ),
  'office-session-end': call<EndSessionAnswer>()(
    'team',
    async () => (await import('../admin/session-calls')).endSessionSchema,
  ),
  'office-account-read': call<ReadAccountAnswer>()(
    'team',
    async () => (await import('../admin/session-calls')).readAccountSchema,
  ),
  'office-factor-begin': call<BeginFactorAnswer>()(
    'account',
    async () => (await import('../admin/two-step-calls')).beginFactorSchema,
  ),
  'office-factor-confirm': call<ConfirmFactorAnswer>()(
    'account',
    async () => (await import('../admin/confirm-factor')).confirmFactorSchema,
  ),
  'office-factor-codes': call<RecoveryCodesAnswer>()(
    'team',
    async () => (await import('../admin/two-step-calls')).withCodeSchema,
  ),
  'office-factor-end': call<{ state: 'off' }>()(
    'team',
    async () => (await import('../admin/two-step-calls')).withCodeSchema,
  ),
  'office-team-two-step-reset': call<{ uid: string }>()(
    'owner',
    async () => (await import('../admin/two-step-calls')).resetTwoStepSchema,
  ),
  'office-team-two-step-require': call<{ required: boolean }>()(
    'owner',
    async () => (await import('../admin/two-step-calls')).requireTwoStepSchema,
  ),
  'office-team-read': call<ReadTeamAnswer>()(
    'owner',
    async () => (await import('../admin/team-calls')).readTeamSchema,
  ),
  'office-team-change': call<{ uid: string }>()(
    'owner',
    async () => (await import('../admin/team-calls')).changeMemberSchema,
  ),
  'office-calendar-change': call<CalendarAnswer>()(
    'team',
    async () => (await import('../inspector/private-calendar-calls')).changeCalendarSchema,
  ),
  'office-calendar-refresh': call<CalendarAnswer>()(
    'team',
    async () => (await import('../inspector/private-calendar-calls')).refreshCalendarSchema,
  ),
  'office-day-off': call<DayOffAnswer>()(
    'admin',
    async () => (await import('../inspector/day-off')).dayOffSchema,
  ),
  'office-team-remove': call<{ uid: string }>()(
    'owner',
    async () => (await import('../admin/team-calls')).removeMemberSchema,
  ),
  'office-team-access': call<{ uid: string }>()(
    'owner',
    async () => (await import('../admin/team-calls')).memberAccessSchema,
  ),
  'office-team-invite': call<{ id: string }>()(
    'owner',
    async () => (await import('../admin/invitation-calls')).inviteSchema,
  ),
  'office-team-reinvite': call<{ id: string }>()(
    'owner',
    async () => (await import('../admin/invitation-calls')).reinviteSchema,
  ),
  'office-team-uninvite': call<{ id: string }>()(
    'owner',
    async () => (await import('../admin/invitation-calls')).uninviteSchema,
  ),
  'office-settings-read': call<ReadSettingsAnswer>()(
    'owner',
    async () => (await import('../settings/settings-calls')).readSettingsSchema,
  ),
  'office-settings-version': call<ReadSettingsVersionAnswer>()(
    'owner',
    async () => (await import('../settings/settings-calls')).readSettingsVersionSchema,
  ),
  'office-settings-publish': call<Publishing>()(
    'owner',
    async () => (await import('../settings/settings-calls')).publishSettingsSchema,
  ),
  'office-settings-save': call<SaveSettingsAnswer>()(
    'owner',
    async () => (await import('../settings/settings-calls')).saveSettingsSchema,
    'report',
  ),
  'office-library-read': call<ReadLibraryAnswer>()(
    'team',
    async () => (await import('../settings/settings-calls')).readLibrarySchema,
  ),
  'office-email-preview': call<EmailPreviewAnswer>()(
    'owner',
    async () => (await import('../settings/email-schema')).wordedEmailSchema,
  ),
  'office-email-test': call<EmailTestAnswer>()(
    'owner',
    async () => (await import('../settings/email-schema')).wordedEmailSchema,
  ),
  'office-mail-replay': call<{ mailId: string }>()(
    'admin',
    async () => (await import('../mail/replay-mail')).replayMailSchema,
  ),
};

export type CallName = keyof typeof contract;
/** The calls with that access. */
export type CallsFor<Access extends CallAccess> = {
  [Name in CallName]: (typeof contract)[Name] extends { readonly access: Access } ? Name : never;
}[CallName];
/**
 * The body of a call. secure-form-submission is a special case: the type of its `data` depends on formType, which its
 * schema's type can't express.
 */
export type CallRequest<Name extends CallName> = Name extends 'secure-form-submission'
  ? FormSubmission
  : InferType<Awaited<ReturnType<(typeof contract)[Name]['request']>>>;
export type CallResponse<Name extends CallName> = NonNullable<(typeof contract)[Name]['response']>;
