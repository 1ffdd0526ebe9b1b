import { useEffect, useState } from 'react';

/** True for `ms` after `value` has changed, to ignore presses aimed at what was there before. */
export function useFresh(value: unknown, ms: number): boolean {
  const [seen, setSeen] = useState(value);
  const [fresh, setFresh] = useState(false);
  if (seen !== value) {
    setSeen(value);
    setFresh(true);
  }
  useEffect(() => {
    if (!fresh) return;
    const timer = setTimeout(() => setFresh(false), ms);
    return () => clearTimeout(timer);
  }, [fresh, seen, ms]);
  return fresh;
}
