import { AppError } from '@domain/errors/app-error';
import type { ListedReport } from '@domain/portal/listed-report';
import type { OpenReportsAnswer } from '@domain/portal/reports-calls';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callFunction } from '@/api/call-function';
import { reportFault } from '@/logging/report-fault';
import { reportCall } from '@/offline/connectivity';
import { wasUnreachable } from '@/offline/judge-failure';
import { useToast } from '@/ui/use-toast';
import { accessError, type AccessWay } from './access-errors';
import { credentialsOfLink, storedCredentials, type Credentials } from './credentials';

export type AccessView =
  | { readonly state: 'checking' }
  | { readonly state: 'login'; readonly error: string | null; readonly filled: Credentials | null }
  | {
      readonly state: 'open';
      readonly credentials: Credentials;
      readonly name: string;
      /** Null where loading failed. */
      readonly reports: readonly ListedReport[] | null;
    };

const login = (error: string | null, filled: Credentials | null): AccessView => ({
  state: 'login',
  error,
  filled,
});

interface Asked {
  readonly way: AccessWay;
  readonly credentials: Credentials;
}

function askedAtFirst(): Asked | null {
  const fromLink = credentialsOfLink();
  if (fromLink) return { way: 'link', credentials: fromLink };
  const stored = storedCredentials.read();
  return stored && { way: 'again', credentials: stored };
}

/** The server's answer; null where there was no valid one. An input that can't be a key is reported as unknown. */
async function askServer({ email, booking }: Credentials): Promise<OpenReportsAnswer | null> {
  try {
    const answer = await callFunction('portal-reports-open', { email, booking });
    reportCall(true);
    return answer;
  } catch (failure) {
    reportFault('reports not opened', failure);
    reportCall(!wasUnreachable(failure));
    return failure instanceof AppError && failure.code === 'invalid-input' ? { state: 'unknown' } : null;
  }
}

/** Loads the reports for the credentials of the form, a link, or this tab. */
export function useReportAccess() {
  const toast = useToast();
  const [first] = useState(askedAtFirst);
  const [view, setView] = useState<AccessView>(first ? { state: 'checking' } : login(null, null));
  // Incremented by Sign Out, so that an answer requested before it is dropped.
  const signOuts = useRef(0);

  const notLoaded = () =>
    toast({
      title: 'Unable to load reports',
      description: 'Please try again, or call us.',
      destructive: true,
    });

  const ask = async ({ way, credentials }: Asked): Promise<void> => {
    const turn = signOuts.current;
    const answer = await askServer(credentials);
    if (turn !== signOuts.current) return;
    if (answer?.state === 'open') {
      storedCredentials.keep(credentials);
      setView({ state: 'open', credentials, name: answer.name, reports: answer.reports?.rows ?? null });
      if (answer.reports === null) notLoaded();
      else if (way !== 'again') toast({ title: 'Access Granted' });
      return;
    }
    if (way === 'again' && answer === null) {
      // The credentials were accepted before, so this failure is the connection's.
      setView({ state: 'open', credentials, name: '', reports: null });
      notLoaded();
      return;
    }
    storedCredentials.keep(null);
    setView(login(accessError(way, answer?.state ?? null), credentials));
  };

  const askFirst = useEffectEvent((asked: Asked) => void ask(asked));
  useEffect(() => {
    if (first) askFirst(first);
  }, [first]);

  return {
    view,
    submit: (credentials: Credentials) => ask({ way: 'form', credentials }),
    again: () => (view.state === 'open' ? ask({ way: 'again', credentials: view.credentials }) : undefined),
    signOut: () => {
      signOuts.current += 1;
      storedCredentials.keep(null);
      setView(login(null, null));
    },
  };
}
