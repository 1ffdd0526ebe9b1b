import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { Failure } from '../../console/failure.mjs';
import { stack } from '../stack';

export type PortName = keyof typeof stack.ports;

/** The purpose of each port, for messages. */
const purposes: Record<PortName, string> = {
  hosting: 'the site',
  mailbox: 'the mailbox',
  vite: "Vite's dev server",
  auth: 'the Auth emulator',
  functions: 'the Functions emulator',
  firestore: 'the Firestore emulator',
  firestoreWebsocket: 'the Firestore emulator',
  storage: 'the Storage emulator',
  hub: "the emulators' hub",
  authHub: "the Auth emulator's hub",
  authLogging: "the Auth emulator's log",
  logging: "the emulators' log",
  eventarc: 'the Eventarc emulator',
  tasks: 'the Cloud Tasks emulator',
  functionsControl: "the tests' control of the Functions emulator",
};

/** @throws Failure for the first of these ports that another program uses. */
export async function checkPorts(names: readonly PortName[]): Promise<void> {
  for (const name of names) {
    const port = stack.ports[name];
    if (await isFree(port)) continue;
    const holder = holderOf(port);
    throw new Failure(
      `Port ${port}, for ${purposes[name]}, is taken${holder ? ` by process ${holder}` : ''}: stop that program ` +
        `(${holder ? `kill ${holder}` : `"lsof -i :${port}" or "ss -ltnp" finds it`}), or set PORT_OFFSET=200 to move the whole stack.`,
    );
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, stack.host, () => server.close(() => resolve(true)));
  });
}

/** The process id, if `lsof` or `ss` is available. */
function holderOf(port: number): string | null {
  const lsof = spawnSync('lsof', ['-nP', '-t', `-iTCP:${port}`, '-sTCP:LISTEN'], { encoding: 'utf8' });
  const ss = spawnSync('ss', ['-Hltnp', `sport = :${port}`], { encoding: 'utf8' });
  const fromLsof = lsof.status === 0 ? lsof.stdout.trim().split('\n')[0] : '';
  return fromLsof || /pid=(\d+)/.exec(ss.stdout ?? '')?.[1] || null;
}
