import { useState } from 'react';
import { reportCall } from '@/offline/connectivity';
import { wasUnreachable } from '@/offline/judge-failure';
import { useIntents } from '@/ui/use-intents';
import { judgeChange, type ChangeProblem } from './change-problem';

/**
 * One change of the appointment: once however often its button is pressed, and under the same idempotency key until its
 * outcome is known, so that a retry after a lost answer changes nothing twice.
 */
export function useChange<Answer>() {
  const { run, running } = useIntents();
  const [problem, setProblem] = useState<ChangeProblem | null>(null);

  /** null: it failed, which `problem` says, or is under way. `name` tells one content from another. */
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
      reportCall(!wasUnreachable(failure));
      setProblem(judgeChange(failure));
    }
    return answer;
  };

  return { change, busy: running.size > 0, problem };
}
