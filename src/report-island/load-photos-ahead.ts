/**
 * Once the page is there, its photos come too, unseen ones last: whoever prints or saves it, or goes down into the basement
 * with it, has them all.
 */
export function loadPhotosAhead(): void {
  if (document.readyState === 'complete') load();
  else addEventListener('load', load, { once: true });
}

function load(): void {
  for (const photo of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) {
    photo.fetchPriority = 'low';
    photo.loading = 'eager';
  }
}
