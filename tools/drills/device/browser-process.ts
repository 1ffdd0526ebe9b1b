import { chromium, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { browserArguments } from '../../test/browser-arguments';

interface BrowserOptions {
  readonly program: string;
  /** The profile folder, which survives each browser. */
  readonly profile: string;
  /** Maps the `host:port` that a page requests to the one used. */
  readonly routes: readonly (readonly [from: string, to: string])[];
}

interface Launched {
  /** Its processes are of the group with this id. */
  readonly pid: number;
  /** The WebSocket address of its debugger. */
  readonly debuggerAddress: string;
  /** Kills the browser with all its processes and waits until they have ended. */
  readonly kill: () => Promise<void>;
}

export interface BrowserProcess extends Pick<Launched, 'pid' | 'kill'> {
  readonly newPage: () => Promise<Page>;
}

const startWithinMs = 60_000;
/** Timeout per step; several browsers at once are slow, but a longer step is stuck. */
const stepWithinMs = 180_000;
const running = new Set<ChildProcess>();
// Ends the browsers even if the drill is interrupted.
process.on('exit', () => running.forEach(killGroup));

/** Starts Chromium and has Playwright drive it. */
export async function startBrowser(options: BrowserOptions): Promise<BrowserProcess> {
  const { pid, debuggerAddress, kill } = await launchBrowser(options);
  const browser = await orKill(chromium.connectOverCDP(debuggerAddress), kill);
  const [context] = browser.contexts();
  if (!context) throw new Error('Chromium has no window');
  context.setDefaultTimeout(stepWithinMs);
  return {
    pid,
    newPage: () => context.newPage(),
    async kill() {
      await kill();
      // ignored: the process was killed, so closing may fail
      await browser.close().catch(() => undefined);
    },
  };
}

/** Starts Chromium directly, because one started by Playwright cleans up when it ends. */
export async function launchBrowser({ program, profile, routes }: BrowserOptions): Promise<Launched> {
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
    // A separate process group, so that killing it includes its helpers.
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  running.add(child);
  const gone = once(child, 'exit').then(() => running.delete(child));
  const kill = async () => {
    killGroup(child);
    await gone;
  };
  return { pid: child.pid ?? 0, debuggerAddress: await orKill(debuggerOf(child), kill), kill };
}

async function orKill<Result>(work: Promise<Result>, kill: () => Promise<void>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    await kill();
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
    // ignored: it has already ended
  }
}
