import { useEffect, useState } from 'react';
import { AppError } from '@domain/errors/app-error';
import { reportFault } from '@/logging/report-fault';
import {
  readNotifications,
  turnOff,
  turnOn,
  type NotificationState,
  type PushDevice,
} from './device-notifications';
import type { NotifiedApp } from './notification-mark';

export interface NotificationCalls {
  readonly app: NotifiedApp;
  readonly save: (device: PushDevice) => Promise<unknown>;
  readonly remove: (endpoint: string) => Promise<unknown>;
}

export interface Notifications {
  readonly state: NotificationState | 'reading';
  readonly running: boolean;
  /** Why the last press changed nothing; null for none. */
  readonly problem: string | null;
  readonly press: () => Promise<void>;
}

/** Whether this device is notified, and the press that changes it. */
export function useNotifications({ app, save, remove }: NotificationCalls): Notifications {
  const [state, setState] = useState<NotificationState | 'reading'>('reading');
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    let shown = true;
    const read = () =>
      readNotifications(app).then(
        (found) => {
          if (shown) setState(found);
        },
        (error: unknown) => {
          reportFault('notifications not read', error);
          if (shown) setState('unsupported');
        },
      );
    void read();
    // The person may have changed the browser's settings meanwhile.
    const again = () => {
      if (document.visibilityState === 'visible') void read();
    };
    document.addEventListener('visibilitychange', again);
    return () => {
      shown = false;
      document.removeEventListener('visibilitychange', again);
    };
  }, [app]);

  const press = async () => {
    const isOn = state === 'on';
    setRunning(true);
    setProblem(null);
    try {
      const next = isOn ? await turnOff(app, remove) : await turnOn(app, save);
      setState(next);
      if (!isOn && next === 'off') setProblem('Notifications are still off. Press again and choose Allow.');
    } catch (error) {
      setProblem(sentenceOf(error, isOn));
    } finally {
      setRunning(false);
    }
  };
  return { state, running, problem, press };
}

function sentenceOf(error: unknown, isOn: boolean): string {
  if (error instanceof AppError) return error.details.userMessage;
  reportFault('notifications not changed', error);
  return isOn
    ? 'Notifications couldn’t be turned off. Please try again.'
    : 'Your browser couldn’t turn on notifications. Please try again.';
}
