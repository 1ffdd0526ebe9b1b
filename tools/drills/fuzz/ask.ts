import { Agent, request, type OutgoingHttpHeaders } from 'node:http';
import type { RawAnswer } from './judge-answer';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export interface Asked {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
  /** On a connection of its own: for what may leave it in a state that spoils the next request. */
  readonly alone?: boolean;
  /** Two minutes unless given. */
  readonly withinMs?: number;
}

/** Sends a request as it is given. Rejects where no answer has come in time, or the connection breaks. */
export async function ask(url: string, asked: Asked): Promise<RawAnswer> {
  try {
    return await send(url, asked);
  } catch (error) {
    // The server had closed the connection before: nothing of this request has reached it.
    if (error instanceof StaleConnection) return ask(url, asked);
    throw error;
  }
}

class StaleConnection extends Error {}

function send(
  url: string,
  { method = 'POST', headers = {}, body = '', alone = false, withinMs = 120_000 }: Asked,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const options = { method, headers, agent: alone ? false : agent, timeout: withinMs };
    const sent = request(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          contentType: response.headers['content-type'] ?? '',
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${withinMs / 1000} s`)));
    sent.on('error', (error: NodeJS.ErrnoException) => {
      reject(sent.reusedSocket && error.code === 'ECONNRESET' ? new StaleConnection() : error);
    });
    sent.end(body);
  });
}
