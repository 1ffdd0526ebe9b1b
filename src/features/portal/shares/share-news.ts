import type { SharedLink } from '@domain/share/share-calls';

/** A share that was created or ended. */
export type ShareChange = { readonly made: SharedLink } | { readonly ended: string };

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('portal-shares');
const listeners = new Set<(change: ShareChange) => void>();

/** Notifies every tab of the portal of a changed share. */
export const shareNews = {
  notify(change: ShareChange): void {
    for (const listener of listeners) listener(change);
    channel?.postMessage(change);
  },
  onNews(listener: (change: ShareChange) => void): () => void {
    const hear = ({ data }: MessageEvent<ShareChange>) => listener(data);
    listeners.add(listener);
    channel?.addEventListener('message', hear);
    return () => {
      listeners.delete(listener);
      channel?.removeEventListener('message', hear);
    };
  },
};
