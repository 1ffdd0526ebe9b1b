import { AppError, type AppErrorCode } from '@domain/errors/app-error';
import { reportFault } from '@/logging/report-fault';
import { useIntents } from './use-intents';
import { useToast, type ToastAction } from './use-toast';

/** `settled` means that someone else or an earlier attempt did it; `failed` means that nothing changed. */
export type ActionOutcome = 'done' | 'settled' | 'failed';

interface ActionWords<Answer> {
  /** The toast's title; as a function, from the answer. */
  readonly done: string | ((answer: Answer) => string);
  /** The toast's title; as a function, a sentence with the reason, which is null where it is unknown. */
  readonly failed: string | ((reason: string | null) => string);
  /** The toast's description: a name, or the result. */
  readonly about: string | ((answer: Answer) => string);
  /** Where to look after an earlier attempt succeeded with other values. */
  readonly lookAt?: string;
  /** Whether it fails at once while offline, without a call. */
  readonly refusedOffline?: boolean;
  /** Whether the form shows why it failed, so that no toast has to. */
  readonly isShown?: (error: unknown) => boolean;
  /** An action in the success toast, such as Undo. */
  readonly offer?: ToastAction | ((answer: Answer) => ToastAction);
}

export interface Actions {
  /** Runs `task` under its idempotency key and shows its result. Repeated calls run it once. */
  readonly act: <Answer>(
    name: string,
    words: ActionWords<Answer>,
    task: (idempotencyKey: string) => Promise<Answer>,
  ) => Promise<ActionOutcome>;
  /** The names of actions in progress. */
  readonly running: ReadonlySet<string>;
}

const settledBy: readonly AppErrorCode[] = ['already-handled', 'not-found', 'key-reused'];

function outcomeOf(error: unknown): ActionOutcome {
  return error instanceof AppError && settledBy.includes(error.code) ? 'settled' : 'failed';
}

function reasonOf(error: unknown, lookAt: string): string {
  if (!(error instanceof AppError)) return 'Something went wrong on this device. Please try again.';
  if (error.code === 'key-reused') return `An earlier attempt went through with different details. ${lookAt}`;
  return error.details.userMessage;
}

/** Actions on a row, with their toasts. */
export function useActions(): Actions {
  const { running, run } = useIntents();
  const toast = useToast();

  const act: Actions['act'] = async (name, words, task) => {
    const { about, failed, offer } = words;
    const fail = (description: string, known = true) =>
      toast(
        typeof failed === 'string'
          ? { title: failed, description, destructive: true }
          : { title: failed(known ? description : null), destructive: true },
      );
    let outcome: ActionOutcome = 'failed';
    if (words.refusedOffline && !navigator.onLine) {
      fail('You’re offline. Connect to the internet, then try again.');
      return outcome;
    }
    try {
      await run(name, async (key) => {
        const answer = await task(key);
        outcome = 'done';
        const description = typeof about === 'string' ? about : about(answer);
        const action = typeof offer === 'function' ? offer(answer) : offer;
        const title = typeof words.done === 'string' ? words.done : words.done(answer);
        toast({ title, description, ...(action && { action }) });
      });
    } catch (error) {
      reportFault('an office action failed', error);
      outcome = outcomeOf(error);
      if (words.isShown?.(error)) return outcome;
      const lookAt = words.lookAt ?? 'Check it before you continue.';
      fail(reasonOf(error, lookAt), error instanceof AppError);
    }
    return outcome;
  };

  return { act, running };
}
