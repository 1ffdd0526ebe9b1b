import { environment } from '@/environment';
import { appCheckToken } from '../app-check/office-app-check';
import { officeAuth } from '../session/office-auth';
import { idTokenOf } from '../session/id-token';

/** What an upload in parts needs of the storage service, whose SDK can't continue one after its page ended. */
export const filmUploadWorld = {
  fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
  startAddress(path: string): string {
    const { emulators, firebase } = environment;
    const origin = emulators ? `http://${emulators.storage}` : 'https://firebasestorage.googleapis.com';
    return `${origin}/v0/b/${firebase.storageBucket}/o?name=${encodeURIComponent(path)}`;
  },
  async credentials(refresh: boolean): Promise<Readonly<Record<string, string>>> {
    const [idToken, appCheck] = await Promise.all([idTokenOf(officeAuth(), refresh), appCheckToken(refresh)]);
    return {
      Authorization: `Firebase ${idToken}`,
      ...(appCheck !== null && { 'X-Firebase-AppCheck': appCheck }),
    };
  },
  wait: (milliseconds: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(end, milliseconds);
      // A connection that is back is used at once.
      const ends = [
        [signal, 'abort'],
        [window, 'online'],
      ] as const;
      for (const [target, type] of ends) target.addEventListener(type, end);
      function end() {
        clearTimeout(timer);
        for (const [target, type] of ends) target.removeEventListener(type, end);
        resolve();
      }
    }),
  now: () => Date.now(),
};
