import { sessionMarkOf } from '@/shared/login/session-mark';

/** Whether the portal has a session. */
export const sessionMark = sessionMarkOf('portal-session');
