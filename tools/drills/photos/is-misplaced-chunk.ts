import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a part of a resumable upload begins elsewhere than the upload stands, as one that is sent again after a lost answer.
 * The protocol's offset is there to refuse it; the emulator appends it once more.
 */
export async function isMisplacedChunk(url: string, headers: IncomingHttpHeaders): Promise<boolean> {
  const command = headers['x-goog-upload-command'];
  if (typeof command !== 'string' || !command.split(', ').includes('upload')) return false;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'X-Goog-Upload-Protocol': 'resumable', 'X-Goog-Upload-Command': 'query' },
  });
  return response.headers.get('x-goog-upload-size-received') !== headers['x-goog-upload-offset'];
}
