import type { OfficeWait } from './office-entry';

/** When something that is kept on the device goes on its way, as a sentence. */
export const waitWords: Record<OfficeWait, string> = {
  offline: 'It is sent by itself as soon as there is a connection.',
  server: 'The server did not take it yet. It is tried again by itself.',
  session: 'It is sent once you have signed in again.',
  photos: 'It is sent by itself once all its photos have arrived.',
};
