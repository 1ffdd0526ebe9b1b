/**
 * Calls `save` whenever the page may be seen for the last time: a phone ends a hidden page without another word, and a
 * closed tab says only `pagehide`. Answers how to stop.
 */
export function onPageLeave(save: () => void): () => void {
  const hide = () => {
    if (document.visibilityState === 'hidden') save();
  };
  document.addEventListener('visibilitychange', hide);
  window.addEventListener('pagehide', save);
  return () => {
    document.removeEventListener('visibilitychange', hide);
    window.removeEventListener('pagehide', save);
  };
}
