import getPort from 'get-port';
import { adminToken } from '../calls/caller-token';
import { openTcpConnection } from '../connection/tcp-connection';
import { openDrillProject, projectEnvironment, type Emulators } from '../project/drill-project';
import { startProvider } from '../../mailbox/start-provider';
import { sweep } from '../project/sweep';
import { randomFrom } from '../random';
import { checkRecords, type Checked } from './check-records';
import { disturb, type Disturbances } from './disturb';
import type { DrillWorld } from './drill-world';
import { keepKilling } from './keep-killing';
import { serveClient } from './serve-client';
import type { ServedClient } from './served-client';
import { sweepAlong, sweepUntilQuiet } from './sweep-along';

interface KillDrill {
  readonly seed: string;
  readonly count: number;
  readonly kills: number;
  /**
   * Concurrent clients with a sweeper and interruptions of Firestore and the mailbox; or one client at a time
   * with a sweep after each, so that no kill leaves locks of another's transaction, which last a minute.
   */
  readonly atOnce: number;
  readonly points: readonly string[];
  readonly emulators: Emulators;
  /** The functions' log file. */
  readonly log: string;
  readonly onProgress?: (text: string) => void;
}

export interface KillReport extends Checked {
  readonly seed: string;
  readonly clients: number;
  /** Kills per named point. */
  readonly deathsAtPoints: Readonly<Record<string, number>>;
  /** Points that were not reached in the process meant to be killed there. */
  readonly pointsNotMet: readonly string[];
  readonly deathsAtRandom: number;
  readonly disturbances: Disturbances;
  /** The number of sweeps until nothing was queued. */
  readonly sweeps: number;
  /** Clients that were refused or did not finish. */
  readonly brokenOff: readonly string[];
  readonly seconds: number;
}

const projectId = 'demo-kill-drill';

/**
 * Serves clients and an office while the functions are killed at named points and Firestore and the mailbox
 * are interrupted.
 */
export async function runKillDrill(drill: KillDrill): Promise<KillReport> {
  const { seed, count, kills, atOnce, points, emulators, log, onProgress } = drill;
  const begunAt = Date.now();
  const random = randomFrom(seed);
  const project = await openDrillProject(projectId, emulators);
  const connection = await openTcpConnection(Number(emulators.firestore.split(':')[1]));
  const provider = await startProvider();
  const port = await getPort();
  const world: DrillWorld = {
    project,
    connection,
    provider,
    url: `http://127.0.0.1:${port}`,
    idToken: adminToken(),
  };
  let isKillingOver = false;
  let isLoadOver = false;
  let died = 0;
  const clients: ServedClient[] = [];
  const brokenOff: string[] = [];
  let begun = 0;
  const isAlone = atOnce === 1;
  async function serveClients(): Promise<void> {
    while (begun < count || !isKillingOver) {
      const index = begun++;
      try {
        clients.push(await serveClient(world, index, random.fork(`client-${index}`)));
      } catch (error) {
        brokenOff.push(`client ${index}: ${(error as Error).message}`);
      }
      onProgress?.(`${clients.length} clients, ${died} deaths`);
      if (isAlone) await sweep(world.url, 0);
    }
  }
  const killing = keepKilling({
    environment: {
      ...projectEnvironment(projectId, { ...emulators, firestore: `127.0.0.1:${connection.port}` }),
      SENDGRID_BASE_URL: provider.url,
      MAIL_GATHER_MINUTES: '0',
      MAIL_TIMEOUT_SECONDS: '5',
      PUBLIC_FORM_LIMIT: '100000',
    },
    port,
    log,
    points,
    kills,
    randomShare: isAlone ? 0 : 0.12,
    random: random.fork('kills'),
    onDeath: (point) => {
      died += 1;
      onProgress?.(`${clients.length} clients, ${died} deaths, the last at ${point}`);
    },
  }).finally(() => {
    isKillingOver = true;
  });
  const serving = Promise.all(Array.from({ length: atOnce }, serveClients)).finally(() => {
    isLoadOver = true;
  });
  try {
    // Awaited together, so that a failure of one is not an unhandled rejection while the other runs.
    const [{ deaths }, disturbances] = await Promise.all([
      killing,
      disturb(world, random.fork('disturb'), () => isAlone || isKillingOver),
      serving,
      sweepAlong(world, () => isAlone || isLoadOver),
    ]);
    const sweeps = await sweepUntilQuiet(world);
    const checked = await checkRecords(world, clients);
    return {
      seed,
      clients: clients.length,
      deathsAtPoints: Object.fromEntries(deaths.atPoints),
      pointsNotMet: points.filter((point) => !deaths.atPoints.has(point)),
      deathsAtRandom: deaths.atRandom,
      disturbances,
      sweeps,
      brokenOff,
      ...checked,
      seconds: Math.round((Date.now() - begunAt) / 1000),
    };
  } finally {
    // ignored: a failure of the drill itself was already thrown
    await killing.then(({ handlers }) => handlers.stop()).catch(() => undefined);
    await provider.stop();
    connection.close();
  }
}
