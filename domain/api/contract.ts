import type { InferType, Schema } from 'yup';
import {
  generateLegalPdfSchema,
  openFormsSchema,
  openPaperSchema,
  previewPaperSchema,
  verifyPaperSchema,
  viewQuestionnaireSchema,
  type GenerateLegalPdfAnswer,
  type OpenFormsAnswer,
  type OpenPaperAnswer,
  type PreviewPaperAnswer,
  type VerifyPaperAnswer,
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
import type { FormsLink, PaymentState } from '../job/booking';
import { cancelJobSchema } from '../job/cancel-job';
import { deleteJobSchema, type DeleteJobAnswer } from '../job/delete-job';
import { undoStepSchema } from '../job/undo-step';
import { updateJobStatusSchema, sendWorkflowEmailSchema } from '../job/job-calls';
import { reissueLinkSchema, revokeLinkSchema, sendFollowUpSchema } from '../job/link-calls';
import type { JobStatus } from '../job/job-status';
import { scheduleJobSchema, type ScheduleJobAnswer } from '../job/schedule-job';
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
import type { LeadStatus } from '../request/lead-status';
import { markRequestSchema } from '../request/mark-request';
import { requestActionSchema } from '../request/request-calls';
import { sendFormsSchema } from '../request/send-forms';
import { settleRewardSchema, type RewardState } from '../reward/reward';
import { clearLogsSchema, type ClearLogsAnswer } from '../security-log/clear-logs';
import { createShareSchema, revokeShareSchema, type SharedLink } from '../share/share-calls';
import { callNames } from './call-names';
import {
  followUpCallSchema,
  formSubmissionSchema,
  questionnaireCallSchema,
  referralCallSchema,
  type FormSubmission,
  type SubmissionReceipt,
} from './form-submission';

/**
 * Who may call: anyone (rate-limited), a client signed in to the portal, or an admin (auth claim and `admins/{uid}`).
 */
export type CallAccess = 'public' | 'customer' | 'admin';

interface CallDefinition<RequestSchema extends Schema, Response> {
  /** The deployed name. */
  readonly name: string;
  readonly access: CallAccess;
  readonly request: RequestSchema;
  /** Type only, never set: carries the response's type. */
  readonly response?: Response;
}

function call<Response>() {
  return <RequestSchema extends Schema>(
    name: string,
    access: CallAccess,
    request: RequestSchema,
  ): CallDefinition<RequestSchema, Response> => ({ name, access, request });
}

/** Every callable: name, access, request schema and response type. */
export const contract = {
  submitForm: call<SubmissionReceipt>()(callNames.submitForm, 'public', formSubmissionSchema),
  submitReferral: call<SubmissionReceipt>()(callNames.submitReferral, 'public', referralCallSchema),
  submitQuestionnaire: call<SubmissionReceipt>()(
    callNames.submitQuestionnaire,
    'public',
    questionnaireCallSchema,
  ),
  submitFollowUp: call<SubmissionReceipt>()(callNames.submitFollowUp, 'public', followUpCallSchema),
  openForms: call<OpenFormsAnswer>()(callNames.openForms, 'public', openFormsSchema),
  viewQuestionnaire: call<ViewQuestionnaireAnswer>()(
    callNames.viewQuestionnaire,
    'public',
    viewQuestionnaireSchema,
  ),
  previewPaper: call<PreviewPaperAnswer>()(callNames.previewPaper, 'public', previewPaperSchema),
  openPaper: call<OpenPaperAnswer>()(callNames.openPaper, 'public', openPaperSchema),
  generateLegalPdf: call<GenerateLegalPdfAnswer>()(
    callNames.generateLegalPdf,
    'public',
    generateLegalPdfSchema,
  ),
  verifyPaper: call<VerifyPaperAnswer>()(callNames.verifyPaper, 'public', verifyPaperSchema),
  reportFault: call<FaultReportAnswer>()(callNames.reportFault, 'public', reportFaultSchema),
  trackReferrals: call<TrackReferralsAnswer>()(callNames.trackReferrals, 'public', trackReferralsSchema),
  openAppointment: call<OpenAppointmentAnswer>()(callNames.openAppointment, 'public', openAppointmentSchema),
  openSlots: call<OpenSlotsAnswer>()(callNames.openSlots, 'public', openSlotsSchema),
  moveAppointment: call<MoveAppointmentAnswer>()(callNames.moveAppointment, 'public', moveAppointmentSchema),
  cancelAppointment: call<CancelAppointmentAnswer>()(
    callNames.cancelAppointment,
    'public',
    cancelAppointmentSchema,
  ),
  requestLoginCode: call<RequestLoginCodeAnswer>()(
    callNames.requestLoginCode,
    'public',
    requestLoginCodeSchema,
  ),
  redeemLoginCode: call<RedeemLoginCodeAnswer>()(callNames.redeemLoginCode, 'public', redeemLoginCodeSchema),
  openReports: call<OpenReportsAnswer>()(callNames.openReports, 'public', openReportsSchema),
  openReportsFile: call<OpenFileAnswer>()(callNames.openReportsFile, 'public', openReportsFileSchema),
  openPortal: call<OpenPortalAnswer>()(callNames.openPortal, 'customer', openPortalSchema),
  openPortalFile: call<OpenFileAnswer>()(callNames.openPortalFile, 'customer', openPortalFileSchema),
  endSessions: call<EndSessionsAnswer>()(callNames.endSessions, 'customer', endSessionsSchema),
  createShare: call<SharedLink>()(callNames.createShare, 'customer', createShareSchema),
  revokeShare: call<{ shareId: string }>()(callNames.revokeShare, 'customer', revokeShareSchema),
  acceptRequest: call<{ bookingId: string }>()(callNames.acceptRequest, 'admin', acceptRequestSchema),
  declineRequest: call<{ leadId: string }>()(callNames.declineRequest, 'admin', requestActionSchema),
  deleteRequest: call<{ leadId: string }>()(callNames.deleteRequest, 'admin', requestActionSchema),
  markRequest: call<{ leadId: string; status: LeadStatus }>()(
    callNames.markRequest,
    'admin',
    markRequestSchema,
  ),
  restoreRequest: call<{ leadId: string; status: LeadStatus }>()(
    callNames.restoreRequest,
    'admin',
    requestActionSchema,
  ),
  acceptReferral: call<AcceptReferralAnswer>()(callNames.acceptReferral, 'admin', acceptReferralSchema),
  declineReferral: call<{ referralId: string }>()(callNames.declineReferral, 'admin', referralActionSchema),
  deleteReferral: call<{ referralId: string }>()(callNames.deleteReferral, 'admin', referralActionSchema),
  sendForms: call<{ bookingId: string }>()(callNames.sendForms, 'admin', sendFormsSchema),
  updateJobStatus: call<{ bookingId: string; status: JobStatus }>()(
    callNames.updateJobStatus,
    'admin',
    updateJobStatusSchema,
  ),
  undoStep: call<{ bookingId: string; status: JobStatus }>()(callNames.undoStep, 'admin', undoStepSchema),
  scheduleJob: call<ScheduleJobAnswer>()(callNames.scheduleJob, 'admin', scheduleJobSchema),
  cancelJob: call<{ bookingId: string }>()(callNames.cancelJob, 'admin', cancelJobSchema),
  deleteJob: call<DeleteJobAnswer>()(callNames.deleteJob, 'admin', deleteJobSchema),
  setPayment: call<MarkedPayment & { bookingId: string }>()(callNames.setPayment, 'admin', setPaymentSchema),
  setReportPayment: call<MarkedPayment & { reportId: string }>()(
    callNames.setReportPayment,
    'admin',
    setReportPaymentSchema,
  ),
  undoPayment: call<{ payment_state: PaymentState }>()(callNames.undoPayment, 'admin', undoPaymentSchema),
  correctPayment: call<PaymentCorrected>()(callNames.correctPayment, 'admin', correctPaymentSchema),
  generateReport: call<ReportAnswer>()(callNames.generateReport, 'admin', generateReportSchema),
  amendReport: call<ReportAnswer>()(callNames.amendReport, 'admin', amendReportSchema),
  sendReport: call<RequestedMail>()(callNames.sendReport, 'admin', reportMailSchema),
  resendReport: call<RequestedMail>()(callNames.resendReport, 'admin', reportMailSchema),
  openReport: call<ReportAnswer>()(callNames.openReport, 'admin', openReportSchema),
  confirmPhoto: call<ConfirmPhotoAnswer>()(callNames.confirmPhoto, 'admin', confirmPhotoSchema),
  viewPhotos: call<ViewPhotosAnswer>()(callNames.viewPhotos, 'admin', viewPhotosSchema),
  settleReward: call<{ rewardId: string; state: RewardState }>()(
    callNames.settleReward,
    'admin',
    settleRewardSchema,
  ),
  sendWorkflowEmail: call<RequestedMail>()(callNames.sendWorkflowEmail, 'admin', sendWorkflowEmailSchema),
  sendFollowUp: call<RequestedMail>()(callNames.sendFollowUp, 'admin', sendFollowUpSchema),
  revokeLink: call<{ bookingId: string; link: FormsLink }>()(callNames.revokeLink, 'admin', revokeLinkSchema),
  reissueLink: call<{ bookingId: string; link: FormsLink }>()(
    callNames.reissueLink,
    'admin',
    reissueLinkSchema,
  ),
  openFeed: call<Feed>()(callNames.openFeed, 'admin', openFeedSchema),
  issueFeed: call<Feed>()(callNames.issueFeed, 'admin', issueFeedSchema),
  revokeFeed: call<Feed>()(callNames.revokeFeed, 'admin', revokeFeedSchema),
  clearLogs: call<ClearLogsAnswer>()(callNames.clearLogs, 'admin', clearLogsSchema),
  findPerson: call<PersonFound>()(callNames.findPerson, 'admin', findPersonSchema),
  erasePerson: call<ErasePersonAnswer>()(callNames.erasePerson, 'admin', erasePersonSchema),
  replayMail: call<{ mailId: string }>()(callNames.replayMail, 'admin', replayMailSchema),
};

export type CallName = keyof typeof contract;
/**
 * The body of a call. secure-form-submission is a special case: the type of its `data` depends on formType, which its
 * schema's type can't express.
 */
export type CallRequest<Name extends CallName> = Name extends 'submitForm'
  ? FormSubmission
  : InferType<(typeof contract)[Name]['request']>;
export type CallResponse<Name extends CallName> = NonNullable<(typeof contract)[Name]['response']>;
