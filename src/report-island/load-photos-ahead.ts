/**
 * After the page has loaded, loads all photos, off-screen ones last, so that they are there when it is printed,
 * saved or viewed offline.
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
