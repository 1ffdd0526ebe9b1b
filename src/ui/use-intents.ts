import { AppError } from '@domain/errors/app-error';
import { useRef, useState } from 'react';

interface Intents {
  /** The names of tasks in progress. */
  readonly running: ReadonlySet<string>;
  /**
   * Runs `task` unless one with the same name is in progress. Its idempotency key stays the same until the outcome
   * is known, so that a retry is never applied twice.
   */
  readonly run: (name: string, task: (idempotencyKey: string) => Promise<void>) => Promise<void>;
}

function isSettledBy(error: unknown): boolean {
  return error instanceof AppError && error.code !== 'unavailable' && error.code !== 'internal';
}

/** Runs what a button starts. Repeated presses run it once. */
export function useIntents(): Intents {
  const underWay = useRef(new Set<string>());
  const keys = useRef(new Map<string, string>());
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());

  const run: Intents['run'] = async (name, task) => {
    if (underWay.current.has(name)) return;
    underWay.current.add(name);
    setRunning(new Set(underWay.current));
    const key = keys.current.get(name) ?? crypto.randomUUID();
    keys.current.set(name, key);
    try {
      await task(key);
      keys.current.delete(name);
    } catch (error) {
      if (isSettledBy(error)) keys.current.delete(name);
      throw error;
    } finally {
      underWay.current.delete(name);
      setRunning(new Set(underWay.current));
    }
  };

  return { running, run };
}
