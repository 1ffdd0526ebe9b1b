let listening = false;

/** Pauses the other films of the page when one is played. */
export function playOneFilm(): void {
  if (listening) return;
  listening = true;
  // This event doesn't bubble.
  document.addEventListener('play', ({ target }) => pauseOthers(target), { capture: true });
}

function pauseOthers(playing: EventTarget | null): void {
  for (const film of document.querySelectorAll('video')) if (film !== playing) film.pause();
}
