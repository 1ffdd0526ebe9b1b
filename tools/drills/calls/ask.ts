import { Agent, request, type OutgoingHttpHeaders } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** A call's response. */
export interface RawAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
  /** Uses a separate connection, for a request that may break the connection for the next one. */
  readonly alone?: boolean;
  /** Two minutes by default. */
  readonly withinMs?: number;
}

const triesAtMost = 5;

/** Sends a request unchanged. Rejects if no response arrives in time or the connection breaks. */
export async function ask(url: string, asked: Asked): Promise<RawAnswer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send(url, asked);
    } catch (error) {
      if (!(error instanceof LostAnswer) || tries === triesAtMost) throw error;
    }
  }
}

/**
 * Whether the server had closed a reused connection before the request arrived, or closed it while a large
 * body was still being sent, which may lose the response.
 */
class LostAnswer extends Error {}

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
      const closed = error.code === 'ECONNRESET' || error.code === 'EPIPE';
      reject(closed && (sent.reusedSocket || alone) ? new LostAnswer(error.message) : error);
    });
    sent.end(body);
  });
}
