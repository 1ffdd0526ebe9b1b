import { hasFields, isNumber, isText } from '@domain/json/guards';
import { loginCodeMinutes, type LoginAudience } from '@domain/portal/login-code';
import { storedJson } from '@/offline/stored-json';

/** A code that was requested for this address. */
export interface AskedCode {
  readonly email: string;
  readonly loginId: string;
  /** Milliseconds since the epoch. */
  readonly askedAt: number;
}

const isAsked = hasFields({ email: isText, loginId: isText, askedAt: isNumber });

/** Stored in this tab, because a phone may reload the page while the person is in the mail app. */
export function askedCode(audience: LoginAudience) {
  const ofTab = storedJson<AskedCode>(
    'tab',
    audience === 'customer' ? 'portal-login' : 'referrer-login',
    isAsked,
  );
  return {
    /** Null once the code has expired. */
    read(now: number): AskedCode | null {
      const asked = ofTab.read();
      return asked && now < asked.askedAt + loginCodeMinutes * 60_000 ? asked : null;
    },
    write: ofTab.write,
  };
}
