import type { OfficeWait } from './office-entry';

/** When a waiting entry will be sent, as a sentence. */
export const waitWords: Record<OfficeWait, string> = {
  offline: 'We’ll send it as soon as you’re back online.',
  'no-answer': 'Not sent yet. The server isn’t answering. We’ll keep trying.',
  server: 'Not sent yet. The server reported an error. We’ll keep trying.',
  session: 'We’ll send it once you’ve signed in again.',
  photos: 'We’ll send it once all its photos have been uploaded.',
};
