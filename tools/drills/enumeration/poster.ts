import { callPath } from '@domain/api/call-path';
import { Agent, request } from 'node:http';
import { newAddress } from '../calls/world';
import { fingerprint } from './fingerprint';

interface TimedAnswer {
  readonly ms: number;
  readonly print: string;
  readonly body: string;
}

export type Post = (name: string, data: object) => Promise<TimedAnswer>;

/** Sends requests in sequence over one connection, as an attacker who measures timing would. */
export function poster(url: string): Post {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return (name, data) =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify({ data });
      const headers = {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'X-Forwarded-For': newAddress(),
        Connection: 'keep-alive',
      };
      const began = performance.now();
      const sent = request(`${url}/${callPath(name)}`, { method: 'POST', agent, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const ms = performance.now() - began;
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ ms, body: text, print: fingerprint(response.statusCode ?? 0, response.headers, text) });
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
}
