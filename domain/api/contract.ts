import type { InferType } from 'yup';
import {
  generateLegalPdfSchema,
  openFormsSchema,
  openDocumentSchema,
  previewDocumentSchema,
  verifyDocumentSchema,
  viewQuestionnaireSchema,
  type GenerateLegalPdfAnswer,
  type OpenFormsAnswer,
  type OpenDocumentAnswer,
  type PreviewDocumentAnswer,
  type VerifyDocumentAnswer,
  type ViewQuestionnaireAnswer,
} from '../access/client-forms';
import {
  cancelAppointmentSchema,
  moveAppointmentSchema,
  openAppointmentSchema,
  openSlotsSchema,
  type CancelAppointmentAnswer,
  type MoveAppointmentAnswer,
  type OpenAppointmentAnswer,
  type OpenSlotsAnswer,
} from '../appointment/appointment-calls';
import {
  erasePersonSchema,
  findPersonSchema,
  type ErasePersonAnswer,
  type PersonFound,
} from '../erasure/erase-person';
import { reportFaultSchema, type FaultReportAnswer } from '../fault/fault-report';
import { issueFeedSchema, openFeedSchema, revokeFeedSchema, type Feed } from '../feed/feed-calls';
import type { PaymentState } from '../payment/payment-state';
import { jobCalls, sendWorkflowEmailSchema } from '../job/job-calls';
import { sendFollowUpSchema } from '../job/link-calls';
import { replayMailSchema } from '../mail/replay-mail';
import type { RequestedMail } from '../mail/requested-mail';
import {
  redeemLoginCodeSchema,
  requestLoginCodeSchema,
  type RedeemLoginCodeAnswer,
  type RequestLoginCodeAnswer,
} from '../portal/login-code';
import {
  endSessionsSchema,
  openPortalFileSchema,
  openPortalSchema,
  type EndSessionsAnswer,
  type OpenFileAnswer,
  type OpenPortalAnswer,
} from '../portal/portal-calls';
import { openReportsFileSchema, openReportsSchema, type OpenReportsAnswer } from '../portal/reports-calls';
import {
  correctPaymentSchema,
  setPaymentSchema,
  setReportPaymentSchema,
  undoPaymentSchema,
  type MarkedPayment,
  type PaymentCorrected,
} from '../payment/payment';
import {
  acceptReferralSchema,
  referralActionSchema,
  type AcceptReferralAnswer,
} from '../referral/referral-calls';
import { trackReferralsSchema, type TrackReferralsAnswer } from '../referral/track-referrals';
import { confirmPhotoSchema, type ConfirmPhotoAnswer } from '../report/inspection-photo';
import { viewPhotosSchema, type ViewPhotosAnswer } from '../report/photo-views';
import {
  amendReportSchema,
  generateReportSchema,
  openReportSchema,
  reportMailSchema,
  type ReportAnswer,
} from '../report/report-calls';
import { acceptRequestSchema } from '../request/accept-request';
import type { RequestStatus } from '../request/request-status';
import { markRequestSchema } from '../request/mark-request';
import { requestActionSchema } from '../request/request-calls';
import { sendFormsSchema } from '../request/send-forms';
import { settleRewardSchema, type RewardState } from '../reward/reward';
import { clearLogsSchema, type ClearLogsAnswer } from '../security-log/clear-logs';
import { createShareSchema, revokeShareSchema, type SharedLink } from '../share/share-calls';
import { call, type CallAccess } from './define-call';
import {
  followUpCallSchema,
  formSubmissionSchema,
  questionnaireCallSchema,
  referralCallSchema,
  type FormSubmission,
  type SubmissionReceipt,
} from './form-submission';

/**
 * Every call: its name, who may call it, its request's schema, its response's type, and the size of its body if that
 * is not the usual one. `callPath` gives a call's address, and functions/src/services the handler.
 */
export const contract = {
  'secure-form-submission': call<SubmissionReceipt>()('public', formSubmissionSchema, 'form'),
  'client-referral-submit': call<SubmissionReceipt>()('public', referralCallSchema, 'form'),
  'client-questionnaire-submit': call<SubmissionReceipt>()('public', questionnaireCallSchema, 'form'),
  'client-followup-submit': call<SubmissionReceipt>()('public', followUpCallSchema, 'form'),
  'client-forms-open': call<OpenFormsAnswer>()('public', openFormsSchema),
  'client-questionnaire-view': call<ViewQuestionnaireAnswer>()('public', viewQuestionnaireSchema),
  'client-document-preview': call<PreviewDocumentAnswer>()('public', previewDocumentSchema),
  'client-document-open': call<OpenDocumentAnswer>()('public', openDocumentSchema),
  // Its body may contain the signed form: requirement F-13.
  'generate-legal-pdf': call<GenerateLegalPdfAnswer>()('public', generateLegalPdfSchema, 'form'),
  'client-document-verify': call<VerifyDocumentAnswer>()('public', verifyDocumentSchema),
  'client-fault-report': call<FaultReportAnswer>()('public', reportFaultSchema),
  'client-referral-track': call<TrackReferralsAnswer>()('public', trackReferralsSchema),
  'client-appointment-open': call<OpenAppointmentAnswer>()('public', openAppointmentSchema),
  'client-appointment-slots': call<OpenSlotsAnswer>()('public', openSlotsSchema),
  'client-appointment-move': call<MoveAppointmentAnswer>()('public', moveAppointmentSchema),
  'client-appointment-cancel': call<CancelAppointmentAnswer>()('public', cancelAppointmentSchema),
  'portal-code-request': call<RequestLoginCodeAnswer>()('public', requestLoginCodeSchema),
  'portal-code-redeem': call<RedeemLoginCodeAnswer>()('public', redeemLoginCodeSchema),
  'portal-reports-open': call<OpenReportsAnswer>()('public', openReportsSchema),
  'portal-reports-file': call<OpenFileAnswer>()('public', openReportsFileSchema),
  'portal-open': call<OpenPortalAnswer>()('customer', openPortalSchema),
  'portal-file-open': call<OpenFileAnswer>()('customer', openPortalFileSchema),
  'portal-sessions-end': call<EndSessionsAnswer>()('customer', endSessionsSchema),
  'portal-share-create': call<SharedLink>()('customer', createShareSchema),
  'portal-share-revoke': call<{ shareId: string }>()('customer', revokeShareSchema),
  'office-request-accept': call<{ bookingId: string }>()('admin', acceptRequestSchema),
  'office-request-decline': call<{ leadId: string }>()('admin', requestActionSchema),
  'office-request-delete': call<{ leadId: string }>()('admin', requestActionSchema),
  'office-request-mark': call<{ leadId: string; status: RequestStatus }>()('admin', markRequestSchema),
  'office-request-restore': call<{ leadId: string; status: RequestStatus }>()('admin', requestActionSchema),
  'office-referral-accept': call<AcceptReferralAnswer>()('admin', acceptReferralSchema),
  'office-referral-decline': call<{ referralId: string }>()('admin', referralActionSchema),
  'office-referral-delete': call<{ referralId: string }>()('admin', referralActionSchema),
  'office-forms-send': call<{ bookingId: string }>()('admin', sendFormsSchema),
  ...jobCalls,
  'office-job-payment': call<MarkedPayment & { bookingId: string }>()('admin', setPaymentSchema),
  'office-report-payment': call<MarkedPayment & { reportId: string }>()('admin', setReportPaymentSchema),
  'office-payment-undo': call<{ payment_state: PaymentState }>()('admin', undoPaymentSchema),
  'office-payment-correct': call<PaymentCorrected>()('admin', correctPaymentSchema),
  'office-report-generate': call<ReportAnswer>()('admin', generateReportSchema, 'report'),
  'office-report-amend': call<ReportAnswer>()('admin', amendReportSchema, 'report'),
  'send-report-notification': call<RequestedMail>()('admin', reportMailSchema),
  'resend-report-direct': call<RequestedMail>()('admin', reportMailSchema),
  'office-report-open': call<ReportAnswer>()('admin', openReportSchema),
  'office-photo-confirm': call<ConfirmPhotoAnswer>()('admin', confirmPhotoSchema),
  'office-photo-view': call<ViewPhotosAnswer>()('admin', viewPhotosSchema, 'photos'),
  'office-reward-settle': call<{ rewardId: string; state: RewardState }>()('admin', settleRewardSchema),
  'send-workflow-email': call<RequestedMail>()('admin', sendWorkflowEmailSchema),
  'send-followup-questionnaire': call<RequestedMail>()('admin', sendFollowUpSchema),
  'office-feed-open': call<Feed>()('admin', openFeedSchema),
  'office-feed-issue': call<Feed>()('admin', issueFeedSchema),
  'office-feed-revoke': call<Feed>()('admin', revokeFeedSchema),
  'office-logs-clear': call<ClearLogsAnswer>()('admin', clearLogsSchema),
  'office-person-find': call<PersonFound>()('admin', findPersonSchema),
  'office-person-erase': call<ErasePersonAnswer>()('admin', erasePersonSchema),
  'office-mail-replay': call<{ mailId: string }>()('admin', replayMailSchema),
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
  : InferType<(typeof contract)[Name]['request']>;
export type CallResponse<Name extends CallName> = NonNullable<(typeof contract)[Name]['response']>;
