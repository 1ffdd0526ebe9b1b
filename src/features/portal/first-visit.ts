import { useEffect, useState } from 'react';

/** A flag in localStorage. It holds no personal data. */
const name = 'portal-visited';

function wasVisited(): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    // ignored: where storage is blocked, every visit counts as the first
    return false;
  }
}

/** Whether this device opens the portal for the first time; the same until the page is left. */
export function useFirstVisit(): boolean {
  const [first] = useState(() => !wasVisited());
  useEffect(() => {
    try {
      localStorage.setItem(name, '1');
    } catch {
      // ignored: without storage every visit counts as the first
    }
  }, []);
  return first;
}
