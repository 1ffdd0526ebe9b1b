/** The function modules that the drill bundles. */
export { writeMailIntent } from '../../../functions/src/records/mail/write-mail-intent';
export { sweepMail } from '../../../functions/src/mail/sweep-mail';
export { replayMail } from '../../../functions/src/mail/replay-mail';
export { firestore } from '../../../functions/src/platform/firestore';
export { bucket } from '../../../functions/src/platform/storage';
