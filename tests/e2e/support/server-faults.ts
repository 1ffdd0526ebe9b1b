import type { BrowserContext, Route } from '@playwright/test';
import { callPath } from '@domain/api/call-path';
import type { CallName } from '@domain/api/contract';

/**
 * 500: the product's own server error. 502: an error page from a proxy. aborted: the connection breaks before
 * the request is processed. lost: the connection breaks after the request is processed.
 */
export type ServerFault = '500' | '502' | 'aborted' | 'lost';

export interface FaultyCall {
  /** The fault for each request from now on; `null` disables faults. */
  fault: ServerFault | null;
  /** Disables faults from the first request whose body contains this text. */
  worksWith: string | null;
}

const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };

/** Puts faults between a context's pages and one of the calls. */
export async function breakCall(context: BrowserContext, name: CallName): Promise<FaultyCall> {
  const call: FaultyCall = { fault: null, worksWith: null };
  await context.route(`**/${callPath(name)}`, async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.continue();
    if (call.worksWith !== null && request.postData()?.includes(call.worksWith)) call.fault = null;
    await answer(route, call.fault);
  });
  return call;
}

async function answer(route: Route, fault: ServerFault | null): Promise<void> {
  switch (fault) {
    case null:
      return route.continue();
    case '500': {
      const details = { code: 'internal', userMessage: 'Something went wrong on our side.' };
      return route.fulfill({
        status: 500,
        headers,
        json: { error: { status: 'INTERNAL', message: 'x', details } },
      });
    }
    case '502':
      return route.fulfill({ status: 502, headers, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' });
    case 'lost':
      await route.fetch();
      return route.abort('connectionreset');
    case 'aborted':
      return route.abort('connectionreset');
  }
}
