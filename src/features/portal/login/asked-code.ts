import { hasFields, isNumber, isText } from '@domain/json/guards';
import { loginCodeMinutes } from '@domain/portal/login-code';
import { storedJson } from '@/offline/stored-json';

/** A code that was requested for this address. */
export interface AskedCode {
  readonly email: string;
  readonly loginId: string;
  /** Milliseconds since the epoch. */
  readonly askedAt: number;
}

const ofTab = storedJson<AskedCode>(
  'tab',
  'portal-login',
  hasFields({ email: isText, loginId: isText, askedAt: isNumber }),
);

/** Stored in this tab, because a phone may reload the page while the client is in the mail app. */
export const askedCode = {
  /** Null once the code has expired. */
  read(now: number): AskedCode | null {
    const asked = ofTab.read();
    return asked && now < asked.askedAt + loginCodeMinutes * 60_000 ? asked : null;
  },
  write: ofTab.write,
};
