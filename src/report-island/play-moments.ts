let listening = false;

/**
 * A press on a finding's moment plays the film there, in its place on the page. Without this script the link opens the
 * film itself.
 */
export function playMoments(): void {
  if (listening) return;
  listening = true;
  // For the whole page, because a finding is also shown as a copy.
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-at]');
    const film = document.getElementById(link?.dataset.film ?? '');
    if (!link || !(film instanceof HTMLVideoElement)) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    link.closest('dialog')?.close();
    film.currentTime = Number(link.dataset.at);
    film.scrollIntoView({ block: 'nearest' });
    film.focus();
    film.play().catch(() => {
      // ignored: the player itself shows that it can't play
    });
  });
}
