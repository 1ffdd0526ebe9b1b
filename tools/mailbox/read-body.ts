import type { IncomingMessage } from 'node:http';

/** The request's body; null as soon as it is larger than `limit` bytes. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  // Read to the end even so: a client that is still writing would see a broken connection and not the answer.
  return size > limit ? null : Buffer.concat(chunks);
}
