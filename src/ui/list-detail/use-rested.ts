import { useEffect, useState } from 'react';

/** True once the component has been there for `ms`: for what is not worth beginning while rows are only passed by. */
export function useRested(ms: number): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return rested;
}
