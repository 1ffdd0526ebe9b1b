import type { IncomingHttpHeaders } from 'node:http';

/** What the device's resumable uploads ask the server for. */
export interface UploadWatch {
  readonly see: (headers: IncomingHttpHeaders) => void;
  /** How many uploads were begun so far. */
  readonly starts: () => number;
  /** Resolves once a part is sent that reaches `place` in its film, with the place where the part begins, in bytes. */
  readonly reach: (place: number) => Promise<number>;
}

export function watchUploads(): UploadWatch {
  let starts = 0;
  let wanted: { readonly place: number; readonly resolve: (at: number) => void } | null = null;
  return {
    see(headers) {
      const command = headers['x-goog-upload-command'];
      if (command === 'start') starts += 1;
      if (command !== 'upload' && command !== 'upload, finalize') return;
      const at = Number(headers['x-goog-upload-offset']);
      if (!wanted || at + Number(headers['content-length']) < wanted.place) return;
      wanted.resolve(at);
      wanted = null;
    },
    starts: () => starts,
    reach: (place) => new Promise((resolve) => (wanted = { place, resolve })),
  };
}
