import { AppError } from '@domain/errors/app-error';
import type { ListedReport } from '@domain/portal/listed-report';
import type { OpenReportsAnswer } from '@domain/portal/reports-calls';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callFunction, offlineSentence } from '@/api/call-function';
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

/** `sentence`: why there is no answer, where the client can do something about it; null where the server failed. */
interface NoAnswer {
  readonly state: 'failed';
  readonly sentence: string | null;
}

/** The server's answer, or why there is none. An input that can't be a key is unknown. */
async function askServer({ email, booking }: Credentials): Promise<OpenReportsAnswer | NoAnswer> {
  // Some browsers take seconds to fail a call while offline.
  if (!navigator.onLine) return { state: 'failed', sentence: offlineSentence };
  try {
    const answer = await callFunction('portal-reports-open', { email, booking });
    reportCall(true);
    return answer;
  } catch (failure) {
    reportFault('reports not opened', failure);
    reportCall(!wasUnreachable(failure));
    if (!(failure instanceof AppError)) return { state: 'failed', sentence: null };
    if (failure.code === 'invalid-input') {
      const sentence = failure.details.fields?.email;
      return sentence === undefined ? { state: 'unknown' } : { state: 'failed', sentence };
    }
    const known = wasUnreachable(failure) || failure.code === 'rate-limited';
    return { state: 'failed', sentence: known ? failure.details.userMessage : null };
  }
}

/** Loads the reports for the credentials of the form, a link, or this tab. */
export function useReportAccess() {
  const toast = useToast();
  const [first] = useState(askedAtFirst);
  const [view, setView] = useState<AccessView>(first ? { state: 'checking' } : login(null, null));
  // Incremented by Sign Out, so that an answer requested before it is dropped.
  const signOuts = useRef(0);

  const notLoaded = (description = 'Please try again, or call us.') =>
    toast({ title: 'Unable to load reports', description, destructive: true });

  const ask = async ({ way, credentials }: Asked): Promise<void> => {
    const turn = signOuts.current;
    const answer = await askServer(credentials);
    if (turn !== signOuts.current) return;
    if (answer.state === 'open') {
      storedCredentials.write(credentials);
      setView({ state: 'open', credentials, name: answer.name, reports: answer.reports?.rows ?? null });
      if (answer.reports === null) notLoaded();
      else if (way !== 'again') toast({ title: 'Access Granted' });
      return;
    }
    const sentence = answer.state === 'failed' ? answer.sentence : null;
    if (way === 'again' && answer.state === 'failed') {
      // The credentials were accepted before, so they are not what is wrong.
      setView({ state: 'open', credentials, name: '', reports: null });
      notLoaded(sentence ?? undefined);
      return;
    }
    storedCredentials.write(null);
    setView(login(sentence ?? accessError(way, answer.state), credentials));
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
      storedCredentials.write(null);
      setView(login(null, null));
    },
  };
}
