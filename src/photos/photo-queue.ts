/** Loads and starts the photo queue. Call it once, on a page of a signed-in admin. */
export function startPhotoQueue(): void {
  const tryAgain = () => addEventListener('online', startPhotoQueue, { once: true });
  import('./queue/start-photo-uploads').then(({ startPhotoUploads }) => startPhotoUploads(), tryAgain);
}
