import { chromium, type Browser, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { browserArguments } from '../../test/browser-arguments';

interface BrowserOptions {
  readonly program: string;
  /** What outlives each end of the browser. */
  readonly profile: string;
  /** `host:port` that a page asks for -> `host:port` that it gets. */
  readonly routes: readonly (readonly [from: string, to: string])[];
}

export interface BrowserProcess {
  readonly newPage: () => Promise<Page>;
  /** SIGKILL to all of it, and waits until it is gone. */
  readonly kill: () => Promise<void>;
}

const startWithinMs = 60_000;
/** Many browsers at once are slow; a step that takes longer than this will not end. */
const stepWithinMs = 180_000;
const running = new Set<ChildProcess>();
// Not even a drill that is broken off leaves browsers behind.
process.on('exit', () => running.forEach(killGroup));

/** Starts a Chromium of its own, which can be killed: one that Playwright starts cleans up on its way out. */
export async function startBrowser({ program, profile, routes }: BrowserOptions): Promise<BrowserProcess> {
  const child = spawn(
    program,
    [
      ...browserArguments,
      '--headless',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--password-store=basic',
      '--no-default-browser-check',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      ...(routes.length > 0
        ? [`--host-resolver-rules=${routes.map(([from, to]) => `MAP ${from} ${to}`).join(', ')}`]
        : []),
      'about:blank',
    ],
    // A process group of its own, so that the kill reaches its helpers too.
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  running.add(child);
  const gone = once(child, 'exit').then(() => running.delete(child));
  const browser = await connectTo(child);
  const [context] = browser.contexts();
  if (!context) throw new Error('Chromium has no window');
  context.setDefaultTimeout(stepWithinMs);
  return {
    newPage: () => context.newPage(),
    async kill() {
      killGroup(child);
      await gone;
      await browser.close().catch(() => undefined);
    },
  };
}

async function connectTo(child: ChildProcess): Promise<Browser> {
  try {
    return await chromium.connectOverCDP(await debuggerOf(child));
  } catch (cause) {
    killGroup(child);
    throw cause;
  }
}

function debuggerOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const late = setTimeout(() => fail('did not start'), startWithinMs);
    const fail = (reason: string) => {
      clearTimeout(late);
      reject(new Error(`Chromium ${reason}: ${said.slice(-500)}`));
    };
    child.on('error', ({ message }) => fail(message));
    const ended = () => fail('ended at once');
    child.on('exit', ended);
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (address === undefined) return;
      clearTimeout(late);
      child.off('exit', ended);
      resolve(address);
    });
  });
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
