import { loginCodeMinutes } from '@domain/portal/login-code';

const name = 'portal-login';

/** A code that was requested for this address. */
export interface AskedCode {
  readonly email: string;
  readonly loginId: string;
  /** Milliseconds since the epoch. */
  readonly askedAt: number;
}

/** Stored in this tab, because a phone may reload the page while the client is in the mail app. */
export const askedCode = {
  read(now: number): AskedCode | null {
    try {
      const stored = JSON.parse(sessionStorage.getItem(name) ?? 'null') as AskedCode | null;
      return stored && now < stored.askedAt + loginCodeMinutes * 60_000 ? stored : null;
    } catch {
      // ignored: where storage is blocked, nothing was stored
      return null;
    }
  },
  keep(asked: AskedCode | null): void {
    try {
      if (asked) sessionStorage.setItem(name, JSON.stringify(asked));
      else sessionStorage.removeItem(name);
    } catch {
      // ignored: without storage it lasts until the page is left
    }
  },
};
