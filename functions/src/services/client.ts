import { service, type Handlers } from './service';

const calls: Handlers<`client-${string}`> = {
  'client-referral-submit': async () => (await import('../referral/submit-referral')).submitReferral,
  'client-questionnaire-submit': async () =>
    (await import('../questionnaire/submit-questionnaire')).submitQuestionnaire,
  'client-followup-submit': async () => (await import('../follow-up/submit-follow-up')).submitFollowUp,
  'client-introduction-submit': async () =>
    (await import('../referral/submit-introduction')).submitIntroduction,
  'client-introduction-open': async () => (await import('../referral/open-introduction')).openIntroduction,
  'client-forms-open': async () => (await import('../access/open-forms')).openForms,
  'client-questionnaire-view': async () =>
    (await import('../questionnaire/view-questionnaire')).viewQuestionnaire,
  'client-document-preview': async () => (await import('../signing/preview-document')).previewDocument,
  'client-document-open': async () => (await import('../signing/open-document')).openDocument,
  'client-document-verify': async () => (await import('../signing/verify-document')).verifyDocument,
  'client-fault-report': async () => (await import('../fault/report-fault')).reportFault,
  'client-referral-track': async () => (await import('../referral/track-referrals')).trackReferrals,
  'client-reward-choose': async () => (await import('../referral/choose-reward')).chooseReward,
  'client-push-subscribe': async () => (await import('../push/subscribe-referrer')).subscribeReferrer,
  'client-push-unsubscribe': async () => (await import('../push/unsubscribe-referrer')).unsubscribeReferrer,
  'client-appointment-open': async () => (await import('../appointment/open-appointment')).openAppointment,
  'client-appointment-slots': async () => (await import('../appointment/open-slots')).openSlots,
  'client-appointment-move': async () => (await import('../appointment/move-appointment')).moveAppointment,
  'client-appointment-cancel': async () =>
    (await import('../appointment/cancel-appointment')).cancelAppointment,
  'client-account-open': async () => (await import('../account/open-account')).openAccount,
  'client-password-set': async () => (await import('../account/set-password')).setPassword,
  'client-password-request': async () => (await import('../account/request-password')).requestPassword,
};

/** The calls of visitors, of clients with the key of a link, and of referrers. */
export const client = service(calls, {
  // The PDF of a document that is not signed yet.
  memory: '1GiB',
});
