/**
 * Notes that the client's browser shows the report. By a script and not by loading the page, because mail scanners open
 * links too; and only once the page can be seen, because browsers load pages ahead.
 */
function noteOpening(): void {
  if (document.visibilityState !== 'visible') return;
  document.removeEventListener('visibilitychange', noteOpening);
  const [, folder, key] = location.pathname.split('/');
  // The answer leads back to this page, which is here already.
  fetch(`/${folder}/${key}/opened`, { method: 'POST', redirect: 'manual' }).catch(() => {
    // ignored: the next page load notes it
  });
}

document.addEventListener('visibilitychange', noteOpening);
noteOpening();

export {};
