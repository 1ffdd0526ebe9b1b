import type { ServerResponse } from 'node:http';
import type { ApiError } from './api-error';

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

export function sendErrors(response: ServerResponse, status: number, errors: readonly ApiError[]): void {
  sendJson(response, status, { errors });
}

/** `policy` is the page's Content-Security-Policy. */
export function sendHtml(response: ServerResponse, status: number, html: string, policy: string): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  response.end(html);
}
