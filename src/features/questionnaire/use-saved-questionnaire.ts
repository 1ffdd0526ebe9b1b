import type { ViewQuestionnaireAnswer } from '@domain/access/client-forms';
import { useCallback, useEffect, useState } from 'react';
import { callFunction } from '@/api/call-function';
import { log } from '@/logging/log';
import { isConnected, reportCall, subscribeToConnection } from '@/offline/connectivity';
import { wasUnreachable } from '@/offline/judge-failure';

type SavedQuestionnaire =
  ViewQuestionnaireAnswer | { readonly state: 'loading' } | { readonly state: 'failed' };

/** The answers that the server has for this link. Missing answers are not an error; other failures are logged. */
export function useSavedQuestionnaire(linkKey: string) {
  const [saved, setSaved] = useState<SavedQuestionnaire>({ state: 'loading' });
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    let shown = true;
    callFunction('client-questionnaire-view', { booking: linkKey }).then(
      (answer) => {
        reportCall(true);
        if (shown) setSaved(answer);
      },
      (cause: unknown) => {
        reportCall(!wasUnreachable(cause));
        log.error('the saved questionnaire could not be loaded', cause);
        if (shown) setSaved({ state: 'failed' });
      },
    );
    return () => {
      shown = false;
    };
  }, [linkKey, asked]);

  const retry = useCallback(() => {
    setSaved({ state: 'loading' });
    setAsked((count) => count + 1);
  }, []);
  const failed = saved.state === 'failed';
  useEffect(() => {
    if (!failed) return;
    return subscribeToConnection(() => {
      if (isConnected()) retry();
    });
  }, [failed, retry]);
  return { saved, retry };
}
