import { useEffect, useReducer } from 'react';
import { onRecount } from './recount';

const everyMs = 60_000;

/** A number that rises whenever counts are due: every minute while the page is visible, and on request. */
export function useRecounts(wanted: boolean): number {
  const [round, next] = useReducer((before: number) => before + 1, 0);
  useEffect(() => {
    if (!wanted) return;
    const ifSeen = () => {
      if (document.visibilityState === 'visible') next();
    };
    const timer = setInterval(ifSeen, everyMs);
    const stop = onRecount(next);
    document.addEventListener('visibilitychange', ifSeen);
    window.addEventListener('online', ifSeen);
    return () => {
      clearInterval(timer);
      stop();
      document.removeEventListener('visibilitychange', ifSeen);
      window.removeEventListener('online', ifSeen);
    };
  }, [wanted]);
  return round;
}
