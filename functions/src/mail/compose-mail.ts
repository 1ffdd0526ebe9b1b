import type { MailKind } from '@domain/mail/mail-state';
import type { MailSubject } from '@domain/mail/mail-subject';
import type { MailDocument } from '../records/mail/mail-document';
import type { ComposedMail, Composer } from './compose/composer';
import { composeAppointmentCancelled } from './compose/kinds/appointment-cancelled';
import { composeAppointmentConfirmation } from './compose/kinds/appointment-confirmation';
import { composeAppointmentMoved } from './compose/kinds/appointment-moved';
import { composeArrivalNotice } from './compose/kinds/arrival-notice';
import { composeRequestDeclined } from './compose/kinds/request-declined';
import { composeInspectionNotDone } from './compose/kinds/inspection-not-done';
import { composeBookingApproved } from './compose/kinds/booking-approved';
import { composeFilmReady } from './compose/kinds/film-ready';
import { composeFollowUpQuestionnaire } from './compose/kinds/follow-up-questionnaire';
import { composeFormsReminder } from './compose/kinds/forms-reminder';
import { composeInspectionReminder } from './compose/kinds/inspection-reminder';
import { composeLoginCode } from './compose/kinds/login-code';
import { composeNewTimesOffered } from './compose/kinds/new-times-offered';
import { composeOfficeAppointmentChanged } from './compose/kinds/office-appointment-changed';
import { composeOfficeDeadlineNear } from './compose/kinds/office-deadline-near';
import { composeOfficeNewReferral } from './compose/kinds/office-new-referral';
import { composeOfficeNewRequest } from './compose/kinds/office-new-request';
import { composeOfficePaymentNotice } from './compose/kinds/office-payment-notice';
import { composeOfficeReportSubmitted } from './compose/kinds/office-report-submitted';
import { composePasswordReset } from './compose/kinds/password-reset';
import { composePaymentCorrected } from './compose/kinds/payment-corrected';
import { composePaymentReceipt } from './compose/kinds/payment-receipt';
import { composePaymentRefunded } from './compose/kinds/payment-refunded';
import { composePaymentUnused } from './compose/kinds/payment-unused';
import { composePersonErased } from './compose/kinds/person-erased';
import { composeReferralIntroduction } from './compose/kinds/referral-introduction';
import { composeReferralProgress } from './compose/kinds/referral-progress';
import { composeReferralReceived } from './compose/kinds/referral-received';
import { composeReportOpen } from './compose/kinds/report-open';
import { composeReportReady } from './compose/kinds/report-ready';
import { composeReportReturned } from './compose/kinds/report-returned';
import { composeReportShared } from './compose/kinds/report-shared';
import { composeRequestReceived } from './compose/kinds/request-received';
import { composeReviewRequest } from './compose/kinds/review-request';
import { composeScheduleChanged } from './compose/kinds/schedule-changed';
import { composeSignedDocument } from './compose/kinds/signed-document';
import { composeTeamInvitation } from './compose/kinds/team-invitation';
import { composeTextForms } from './compose/kinds/text-forms';
import { composeTextOnMyWay } from './compose/kinds/text-on-my-way';
import { composeTextReminder } from './compose/kinds/text-reminder';

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
  office_deadline_near: composeOfficeDeadlineNear,
  on_my_way: composeArrivalNotice('on_my_way', 'client'),
  agent_on_my_way: composeArrivalNotice('on_my_way', 'agent'),
  running_late: composeArrivalNotice('running_late', 'client'),
  agent_running_late: composeArrivalNotice('running_late', 'agent'),
  appointment_cancelled: composeAppointmentCancelled,
  inspection_not_done: composeInspectionNotDone,
  followup_questionnaire: composeFollowUpQuestionnaire,
  report_ready: composeReportReady,
  login_code: composeLoginCode,
  report_open: composeReportOpen,
  film_ready: composeFilmReady,
  inspection_reminder: composeInspectionReminder,
  review_request: composeReviewRequest,
  report_shared: composeReportShared,
  payment_receipt: composePaymentReceipt,
  payment_corrected: composePaymentCorrected,
  payment_refunded: composePaymentRefunded,
  payment_unused: composePaymentUnused,
  office_payment_notice: composeOfficePaymentNotice,
  signed_agreement: composeSignedDocument('agreement'),
  signed_media_release: composeSignedDocument('media_release'),
  person_erased: composePersonErased,
  team_invitation: composeTeamInvitation,
  password_reset: composePasswordReset,
  schedule_changed: composeScheduleChanged,
  new_times_offered: composeNewTimesOffered,
  office_report_submitted: composeOfficeReportSubmitted,
  report_returned: composeReportReturned,
  text_on_my_way: composeTextOnMyWay,
  text_reminder: composeTextReminder,
  text_forms: composeTextForms,
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

/** Composes an email of this kind about a record without an intent; null if there is nothing to say about it. */
export function composeAbout(kind: MailKind, subject: MailSubject, now: Date): Promise<ComposedMail | null> {
  return composers[kind]([subject], now, []);
}
