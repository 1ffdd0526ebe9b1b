import { useEffect, useEffectEvent, useRef } from 'react';
import { useToast, type Toast } from './use-toast';

/**
 * Returns the function that shows a toast about something that stands, such as an empty field. It closes once that is
 * gone; `stands` says whether it is there.
 */
export function useStandingToast(stands: boolean): (toast: Toast) => void {
  const show = useToast();
  const shown = useRef(false);
  const end = useEffectEvent(() => {
    if (shown.current) show(null);
    shown.current = false;
  });
  useEffect(() => {
    if (!stands) end();
  }, [stands]);
  return (toast) => {
    shown.current = true;
    show(toast);
  };
}
