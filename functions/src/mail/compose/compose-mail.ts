import type { MailKind } from '@domain/mail/mail-state';
import type { MailDocument } from '../../records/mail/mail-document';
import type { ComposedMail, Composer } from './composer';
import { composeAppointmentCancelled } from './kinds/appointment-cancelled';
import { composeAppointmentConfirmation } from './kinds/appointment-confirmation';
import { composeAppointmentMoved } from './kinds/appointment-moved';
import { composeRequestDeclined } from './kinds/request-declined';
import { composeInspectionNotDone } from './kinds/inspection-not-done';
import { composeBookingApproved } from './kinds/booking-approved';
import { composeFollowUpQuestionnaire } from './kinds/follow-up-questionnaire';
import { composeFormsReminder } from './kinds/forms-reminder';
import { composeLoginCode } from './kinds/login-code';
import { composeOfficeAppointmentChanged } from './kinds/office-appointment-changed';
import { composeOfficeNewReferral } from './kinds/office-new-referral';
import { composeOfficeNewRequest } from './kinds/office-new-request';
import { composeOfficePaymentNotice } from './kinds/office-payment-notice';
import { composePaymentCorrected } from './kinds/payment-corrected';
import { composePaymentReceipt } from './kinds/payment-receipt';
import { composePaymentRefunded } from './kinds/payment-refunded';
import { composePaymentUnused } from './kinds/payment-unused';
import { composePersonErased } from './kinds/person-erased';
import { composeReferralIntroduction } from './kinds/referral-introduction';
import { composeReferralProgress } from './kinds/referral-progress';
import { composeReferralReceived } from './kinds/referral-received';
import { composeReportOpen } from './kinds/report-open';
import { composeReportReady } from './kinds/report-ready';
import { composeReportShared } from './kinds/report-shared';
import { composeRequestReceived } from './kinds/request-received';
import { composeSignedDocument } from './kinds/signed-document';

const composers: Record<MailKind, Composer> = {
  request_received: composeRequestReceived,
  office_new_request: composeOfficeNewRequest,
  office_new_referral: composeOfficeNewReferral,
  referral_received: composeReferralReceived,
  referral_introduction: composeReferralIntroduction,
  referral_progress: composeReferralProgress,
  request_declined: composeRequestDeclined,
  booking_approved: composeBookingApproved,
  forms_reminder: composeFormsReminder,
  appointment_confirmation: composeAppointmentConfirmation,
  appointment_moved: composeAppointmentMoved,
  office_appointment_changed: composeOfficeAppointmentChanged,
  appointment_cancelled: composeAppointmentCancelled,
  inspection_not_done: composeInspectionNotDone,
  followup_questionnaire: composeFollowUpQuestionnaire,
  report_ready: composeReportReady,
  login_code: composeLoginCode,
  report_open: composeReportOpen,
  report_shared: composeReportShared,
  payment_receipt: composePaymentReceipt,
  payment_corrected: composePaymentCorrected,
  payment_refunded: composePaymentRefunded,
  payment_unused: composePaymentUnused,
  office_payment_notice: composeOfficePaymentNotice,
  signed_agreement: composeSignedDocument('agreement'),
  signed_media_release: composeSignedDocument('media_release'),
  person_erased: composePersonErased,
};

/**
 * Composes one email from these intents, which all have the same kind and recipient; null if it is not needed.
 * @throws Error if it can't be composed now
 */
export async function composeMail(mails: readonly MailDocument[], now: Date): Promise<ComposedMail | null> {
  const [first] = mails;
  if (!first) return null;
  const { kind } = first;
  if (kind === null) throw new Error('an email of a kind that this version does not have');
  const mail = await composers[kind](
    mails.map(({ subject }) => subject),
    now,
    mails,
  );
  // Records that outlive an erased person have an empty address.
  return mail?.to === '' ? null : mail;
}
