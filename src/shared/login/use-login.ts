import { AppError } from '@domain/errors/app-error';
import { codeDigits } from '@domain/portal/login-code';
import { useRef, useState } from 'react';
import { callFunction } from '@/api/call-function';
import { reportFault } from '@/logging/report-fault';
import { reportCall } from '@/offline/connectivity';
import { wasUnreachable } from '@/offline/judge-failure';
import { useToast } from '@/ui/use-toast';
import { askedCode, type AskedCode } from './asked-code';
import { browserSecret } from './browser-secret';
import type { LoginKind } from './login-kind';

interface Login {
  /** Null until a code was requested. */
  readonly asked: AskedCode | null;
  readonly busy: boolean;
  /** What is wrong with the last entry. */
  readonly problem: string | null;
  readonly forget: () => void;
  /** @returns whether a code was sent. */
  readonly ask: (email: string) => Promise<boolean>;
  readonly redeem: (code: string) => Promise<void>;
  readonly startOver: () => void;
}

/** Returns the same idempotency key for the same `what`, so that a retry is recognized. */
function useKeyFor(): (what: string) => string {
  const last = useRef({ what: '', key: '' });
  return (what) => {
    if (last.current.what !== what) last.current = { what, key: crypto.randomUUID() };
    return last.current.key;
  };
}

/** Signing in: first the email address, then the emailed code. `kind` never changes. */
export function useLogin(kind: LoginKind): Login {
  const toast = useToast();
  const [stored] = useState(() => askedCode(kind.audience));
  const [asked, setAsked] = useState(() => stored.read(Date.now()));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const underWay = useRef(false);
  const round = useRef(0);
  const askKey = useKeyFor();
  const redeemKey = useKeyFor();

  const change = (next: AskedCode | null) => {
    stored.write(next);
    setAsked(next);
    setProblem(null);
  };

  const once = async (task: () => Promise<void>): Promise<boolean> => {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await task();
      reportCall(true);
      return true;
    } catch (failure) {
      reportFault('a login with a code failed', failure);
      reportCall(!wasUnreachable(failure));
      const { code, details } = failure instanceof AppError ? failure : { code: null, details: null };
      if (code === 'not-found') {
        toast({ title: kind.refused, description: details?.userMessage ?? '', destructive: true });
      } else if (code === 'invalid-input') {
        setProblem(Object.values(details?.fields ?? {})[0] ?? details?.userMessage ?? null);
      } else if (code === 'rate-limited') {
        setProblem(details?.userMessage ?? null);
      } else {
        toast({ title: 'Error', description: 'Failed to login. Please try again.', destructive: true });
      }
      return false;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  return {
    asked,
    busy,
    problem,
    forget: () => setProblem(null),
    ask: (email) =>
      once(async () => {
        const request = { email, browser: browserSecret(), key: kind.key(), audience: kind.audience };
        const idempotencyKey = askKey(`${round.current} ${email}`);
        const { loginId } = await callFunction('portal-code-request', { ...request, idempotencyKey });
        // The next press requests another code. Until a response comes, a retry requests the same one.
        round.current += 1;
        toast(null);
        change({ email, loginId, askedAt: Date.now() });
        // Preloaded while the person looks for the email.
        // ignored: loaded again when the code is entered, which shows the failure
        kind.load().catch(() => undefined);
      }),
    redeem: async (typed) => {
      if (!asked) return;
      await once(async () => {
        const code = codeDigits(typed);
        const { token } = await callFunction('portal-code-redeem', {
          loginId: asked.loginId,
          code,
          browser: browserSecret(),
          idempotencyKey: redeemKey(`${asked.loginId} ${code}`),
        });
        await (await kind.load()).signIn(token);
        stored.write(null);
        kind.mark.set();
        // What an earlier attempt said no longer holds.
        toast(null);
      });
    },
    startOver: () => change(null),
  };
}
