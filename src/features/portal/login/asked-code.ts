import { loginCodeMinutes } from '@domain/portal/login-code';

const name = 'portal-login';

/** A code that is on its way to this address. */
export interface AskedCode {
  readonly email: string;
  readonly loginId: string;
  /** Milliseconds since the epoch. */
  readonly askedAt: number;
}

/** Kept in this tab: a phone that fetches the code from its mail app may load the page anew meanwhile. */
export const askedCode = {
  read(now: number): AskedCode | null {
    try {
      const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null') as AskedCode | null;
      return kept && now < kept.askedAt + loginCodeMinutes * 60_000 ? kept : null;
    } catch {
      return null;
    }
  },
  keep(asked: AskedCode | null): void {
    try {
      if (asked) sessionStorage.setItem(name, JSON.stringify(asked));
      else sessionStorage.removeItem(name);
    } catch {
      // Then it lives as long as the page.
    }
  },
};
