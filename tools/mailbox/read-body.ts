import type { IncomingMessage } from 'node:http';

/** The request's body; null if it exceeds `limit` bytes. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  // The rest of the body is still read; otherwise a client that is writing sees a broken connection instead
  // of the response.
  return size > limit ? null : Buffer.concat(chunks);
}
