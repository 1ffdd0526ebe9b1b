import { useEffect, useState } from 'react';

/** True once the component has been mounted for `ms`, so that moving quickly through rows starts no reads. */
export function useRested(ms: number): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return rested;
}
