import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import type { Answer, Behaviour } from './behaviour';
import type { Message } from './message';
import { startMailbox } from './start-mailbox';

/** A stand-in for the provider of mail, of a drill's or a test's own. */
export interface Provider {
  readonly url: string;
  /** How many calls it had. */
  readonly calls: () => number;
  /** An answer alone is given until it is set again. @throws Error for what is no behaviour. */
  readonly behave: (behaviour: Answer | Behaviour) => Promise<void>;
  readonly messages: () => Promise<Message[]>;
  /** Breaks every connection and takes no new one, as a machine that is gone; what it had taken stays. */
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
    async behave(behaviour) {
      const response = await fetch(`${url}/api/behaviour`, {
        method: 'PUT',
        body: JSON.stringify(behaviour),
      });
      if (!response.ok) throw new Error(`the provider does not know this behaviour: ${response.status}`);
    },
    messages: async () => (await (await fetch(`${url}/api/messages`)).json()) as Message[],
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
