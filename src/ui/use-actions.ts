import { AppError, type AppErrorCode } from '@domain/errors/app-error';
import { useIntents } from './use-intents';
import { useToast, type ToastAction } from './use-toast';

/** `done` and `settled` (by someone else, or by an earlier try) both end the matter; `failed` leaves all as it was. */
export type ActionOutcome = 'done' | 'settled' | 'failed';

interface ActionWords<Answer> {
  readonly done: string;
  /** As a function, a sentence that holds the reason, which is null where nobody knows it. */
  readonly failed: string | ((reason: string | null) => string);
  /** Said below `done`: whom or what it is about, or what came of it. */
  readonly about: string | ((answer: Answer) => string);
  /** Where to look after an earlier try went through with other values. */
  readonly lookAt?: string;
  /** Whether it is refused at once while the device is offline, without a call that would have to fail. */
  readonly refusedOffline?: boolean;
  /** What can be done about it once it is done, such as Undo. */
  readonly offer?: ToastAction;
}

interface Actions {
  /** Runs `task` under its idempotency key, once however often it is asked for, and says what became of it. */
  readonly act: <Answer>(
    name: string,
    words: ActionWords<Answer>,
    task: (idempotencyKey: string) => Promise<Answer>,
  ) => Promise<ActionOutcome>;
  /** The names of what is under way. */
  readonly running: ReadonlySet<string>;
}

const settledBy: readonly AppErrorCode[] = ['already-handled', 'not-found', 'key-reused'];

function outcomeOf(error: unknown): ActionOutcome {
  return error instanceof AppError && settledBy.includes(error.code) ? 'settled' : 'failed';
}

function reasonOf(error: unknown, lookAt: string): string {
  if (!(error instanceof AppError)) return 'Something went wrong on this device. Please try again.';
  if (error.code === 'key-reused') return `An earlier try went through with other values. ${lookAt}`;
  return error.details.userMessage;
}

/** What the office does to a row, with its toasts. */
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
      fail('You are offline. Connect to the internet, then press it again.');
      return outcome;
    }
    try {
      await run(name, async (key) => {
        const answer = await task(key);
        outcome = 'done';
        const description = typeof about === 'string' ? about : about(answer);
        toast({ title: words.done, description, ...(offer && { action: offer }) });
      });
    } catch (error) {
      outcome = outcomeOf(error);
      const lookAt = words.lookAt ?? 'Look at it again before you go on.';
      fail(reasonOf(error, lookAt), error instanceof AppError);
    }
    return outcome;
  };

  return { act, running };
}
