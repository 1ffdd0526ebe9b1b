/** The modules of the functions that the drill runs with its own clock. */
export { inContext } from '../../../functions/src/platform/request-context';
export { commit } from '../../../functions/src/platform/commit';
export { firestore } from '../../../functions/src/platform/firestore';
export { sweepOutreach } from '../../../functions/src/outreach/sweep-outreach';
export { declineReminder } from '../../../functions/src/outreach/decline-reminder';
export { recordOpening } from '../../../functions/src/outreach/record-opening';
export { unsubscribe } from '../../../functions/src/outreach/unsubscribe';
export { sweepDueMails } from '../../../functions/src/job/sweep-due-mails';
export { deliverMail } from '../../../functions/src/mail/deliver-mail';
export { sweepMail } from '../../../functions/src/mail/sweep-mail';
export { sweepHeldPayments } from '../../../functions/src/payment/sweep-held-payments';
export { rewardStatementOf } from '../../../functions/src/referral/reward-statement-of';
export { preferencesIdOf } from '../../../functions/src/records/contact-preferences/stored-preferences';
export { prepareTextChoice } from '../../../functions/src/records/contact-preferences/text-choice';
export { propertyIdOf } from '../../../functions/src/records/property/property-id';
