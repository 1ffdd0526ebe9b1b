import { useState } from 'react';
import { reportFault } from '@/logging/report-fault';
import { reportCall } from '@/offline/connectivity';
import { wasUnreachable } from '@/offline/judge-failure';
import { useIntents } from '@/ui/use-intents';
import { judgeChange, type ChangeProblem } from './change-problem';

/**
 * Changes the appointment. Repeated presses send one request, and the idempotency key stays the same until the
 * outcome is known, so that a retry is never applied twice.
 */
export function useChange<Answer>() {
  const { run, running } = useIntents();
  const [problem, setProblem] = useState<ChangeProblem | null>(null);

  /**
   * Returns null where it failed, with the reason in `problem`, or where one is in progress. `name` identifies the
   * content.
   */
  const change = async (
    name: string,
    call: (idempotencyKey: string) => Promise<Answer>,
  ): Promise<Answer | null> => {
    if (!navigator.onLine) {
      setProblem({ kind: 'offline' });
      return null;
    }
    setProblem(null);
    let answer: Answer | null = null;
    try {
      await run(name, async (idempotencyKey) => {
        answer = await call(idempotencyKey);
        reportCall(true);
      });
    } catch (failure) {
      reportFault('an appointment not changed', failure);
      reportCall(!wasUnreachable(failure));
      setProblem(judgeChange(failure));
    }
    return answer;
  };

  return { change, busy: running.size > 0, problem };
}
