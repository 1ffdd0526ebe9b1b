import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { trustedBody } from '../trusted-json';
import type { Answer, Behavior } from './behavior';
import type { Message } from './message';
import { startMailbox } from './start-mailbox';

/** An email provider for one drill or test. */
export interface Provider {
  readonly url: string;
  /** The number of requests it received. */
  readonly calls: () => number;
  /** A single answer applies until it is set again. @throws Error for an invalid behavior. */
  readonly behave: (behavior: Answer | Behavior) => Promise<void>;
  readonly messages: () => Promise<Message[]>;
  /** Breaks every connection and accepts no new one, like a server that is down; accepted emails stay. */
  readonly fall: () => Promise<void>;
  readonly rise: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function startProvider(): Promise<Provider> {
  const port = await getPort();
  const host = '127.0.0.1';
  const folder = mkdtempSync(path.join(os.tmpdir(), 'provider-'));
  let calls = 0;
  const onCall = () => {
    calls += 1;
  };
  const start = () => startMailbox({ host, port, folder, onCall });
  let mailbox = await start();
  const url = `http://${host}:${port}`;
  return {
    url,
    calls: () => calls,
    async behave(behavior) {
      const response = await fetch(`${url}/api/behavior`, {
        method: 'PUT',
        body: JSON.stringify(behavior),
      });
      if (!response.ok) throw new Error(`the provider refused this behavior: ${response.status}`);
    },
    messages: async () => await trustedBody<Message[]>(await fetch(`${url}/api/messages`)),
    fall: () => mailbox.stop(),
    async rise() {
      mailbox = await start();
    },
    async stop() {
      await mailbox.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
