/** Marks the moment of a film that is on the screen in the list below its player. */
export function markMoments(): void {
  for (const list of document.querySelectorAll<HTMLElement>('.moments')) {
    const links = [...list.querySelectorAll<HTMLElement>('a[data-at]')];
    const video = document.getElementById(links[0]?.dataset.film ?? '');
    if (!(video instanceof HTMLVideoElement)) continue;
    const mark = () => markPassing(list, links, video.currentTime);
    for (const event of ['timeupdate', 'seeked'] as const) video.addEventListener(event, mark);
  }
}

function markPassing(list: HTMLElement, links: readonly HTMLElement[], seconds: number): void {
  for (const link of links) {
    const { at, until } = link.dataset;
    const passing = Number(at) <= seconds && seconds < Number(until);
    if (link.hasAttribute('aria-current') === passing) continue;
    if (passing) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
    // A row that scrolls sideways, where the one before stays in sight.
    if (passing) list.scrollTo({ left: link.offsetLeft - list.offsetLeft - 64, behavior: 'smooth' });
  }
}
