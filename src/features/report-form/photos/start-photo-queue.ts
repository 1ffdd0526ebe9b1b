/** To be called once, by a page of a signed-in admin: loads what uploads the photos of this device, and starts it. */
export function startPhotoQueue(): void {
  const tryAgain = () => addEventListener('online', startPhotoQueue, { once: true });
  import('./queue/start-photo-uploads').then(({ startPhotoUploads }) => startPhotoUploads(), tryAgain);
}
