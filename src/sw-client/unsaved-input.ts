import { reportedAs } from '@/logging/report-fault';

const lockName = 'unsaved-input';

let marks = 0;
let release: (() => void) | null = null;
let listening = false;
const listeners = new Set<() => void>();

/**
 * Marks that this page has unsaved input. No update takes over any page until the returned function is called
 * (once). The mark is a shared Web Lock, which other tabs can see and which is released when the tab ends, even by
 * a crash.
 */
export function markUnsaved(): () => void {
  changeMarks(1);
  listenOnce();
  holdLock();
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    changeMarks(-1);
    if (marks === 0) dropLock();
  };
}

/** Whether this page holds unsaved input. */
export function hasUnsavedInput(): boolean {
  return marks > 0;
}

export function subscribeToUnsavedInput(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether another tab of this browser has unsaved input; `false` where the browser has no Web Locks. */
export async function hasUnsavedInputElsewhere(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  const holders = held.filter(({ name }) => name === lockName).length;
  return holders > (release === null ? 0 : 1);
}

function changeMarks(by: 1 | -1): void {
  marks += by;
  for (const listener of listeners) listener();
}

function holdLock(): void {
  if (release !== null || !('locks' in navigator)) return;
  const ended = new Promise<void>((resolve) => (release = resolve));
  navigator.locks
    .request(lockName, { mode: 'shared' }, () => ended)
    .catch(reportedAs('unsaved input not marked', undefined));
}

function dropLock(): void {
  release?.();
  release = null;
}

function listenOnce(): void {
  if (listening) return;
  listening = true;
  // A page that holds a lock is excluded from the back/forward cache, and its input would be lost.
  window.addEventListener('pagehide', dropLock);
  window.addEventListener('pageshow', () => {
    if (marks > 0) holdLock();
  });
}
