/**
 * Calls `save` whenever the page may be about to end: a phone ends a hidden page without an event, and a closed tab
 * fires only `pagehide`. Returns the function that stops it.
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
