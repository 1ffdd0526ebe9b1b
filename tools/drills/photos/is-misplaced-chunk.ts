import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a chunk of a resumable upload starts at the wrong offset, as a resend after a lost response does.
 * The protocol refuses it; the emulator appends it again.
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
