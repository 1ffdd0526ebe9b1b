import { sessionMarkOf } from '@/shared/login/session-mark';

/** Whether a referrer is signed in on this device. */
export const referrerMark = sessionMarkOf('referrer-session');
