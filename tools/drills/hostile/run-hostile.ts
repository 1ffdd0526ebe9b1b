import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { Failure } from '../../console/failure.mjs';
import { ask } from '../calls/ask';
import { newAddress, World } from '../calls/world';
import { percentile } from '../flood/percentile';
import { startHandlers } from '../handlers/start-handlers';
import { randomFrom, type Random } from '../random';
import { hostileRequests, type HostileRequest } from './hostile-requests';
import { plainKinds, useProduct, type Waits } from './plain-client';

interface HostileRun {
  readonly seed: string;
  /** The number of hostile requests while a client uses the product. */
  readonly count: number;
  readonly atOnce: number;
  /** After this many minutes nothing new is started. */
  readonly minutes: number;
  /** The deployed name of the only call or route to test. */
  readonly only?: string | null;
  /** Makes text normalization quadratic, to prove that the drill detects it. */
  readonly plant: boolean;
  /** The number of request kinds, chosen by the seed; all by default. */
  readonly kinds?: number;
  readonly onProgress?: (text: string) => void;
}

/** The handlers' cost of one kind of request. */
export interface Cost {
  readonly target: string;
  readonly kind: string;
  readonly size: number;
  /** CPU milliseconds; the minimum of several tries, because garbage collection can affect any of them. */
  readonly cpuMs: number;
  readonly status: number;
}

interface Times {
  readonly count: number;
  readonly p95Ms: number;
  readonly worstMs: number;
}

export interface HostileReport {
  readonly seed: string;
  readonly planted: boolean;
  /**
   * The cost of an ordinary client request here in CPU milliseconds: the maximum over all kinds of each
   * kind's minimum.
   */
  readonly plainMs: number;
  readonly costs: readonly Cost[];
  /** The number of hostile requests sent next to the client, by status. */
  readonly flood: Readonly<Record<string, number>>;
  /** CPU milliseconds per request of that flood, including the client's own. */
  readonly floodCpuMs: number;
  readonly alone: Times;
  readonly beside: Times;
  readonly seconds: number;
  /** Responses that no request may get. */
  readonly failures: readonly string[];
}

const tries = 4;
/** A single try below this needs no repetition. */
const clearlyCheapMs = 20;
const aloneAtLeast = 12;
const plantedFault = pathToFileURL(path.join(import.meta.dirname, 'slow-normalize.mjs')).href;

/** Checks that strangers' requests are cheap and that a client waits no longer next to them than alone. */
export async function runHostile(run: HostileRun): Promise<HostileReport> {
  const { seed, count, atOnce, minutes, plant, only = null, kinds, onProgress } = run;
  const began = Date.now();
  const isLate = () => Date.now() - began > minutes * 60_000;
  const project = `demo-hostile-${began.toString(36)}`;
  const handlers = await startHandlers({
    environment: { GCLOUD_PROJECT: project, PUBLIC_FORM_LIMIT: '', REFUSED_LIMIT: '' },
    ...(plant && { preload: [plantedFault] }),
  });
  const app = initializeApp({ projectId: project }, project);
  const failures: string[] = [];
  try {
    const world = new World(getFirestore(app), handlers.url);
    await world.begin();
    const { key } = await world.job();
    const random = randomFrom(seed);
    const all = (await hostileRequests()).filter(({ target }) => only === null || target === only);
    if (all.length === 0) throw new Failure('--only does not name a public call or route.');
    const requests = shuffled(all, random.fork('kinds')).slice(0, kinds);

    const client = (name: string, isOver: (asked: number) => boolean) =>
      useProduct(handlers.url, key, random.fork(name), isOver);
    await client('warm', (asked) => asked >= 6);
    const plainMs = await plainCostOf(handlers.url, key, random.fork('plain'));
    const costs: Cost[] = [];
    for (const request of requests) {
      if (isLate()) break;
      const cost = await costOf(handlers.url, request);
      costs.push(cost);
      if (isFault(cost.status)) failures.push(`${named(request)} is answered ${cost.status}`);
      onProgress?.(`${costs.length} of ${requests.length} kinds`);
    }

    const aloneWaits = await client('alone', (asked) => asked >= aloneAtLeast);
    const flood: Record<string, number> = {};
    let sent = 0;
    // Half of them come from one address, as in a denial-of-service attack.
    const attack = async (lane: number) => {
      const own = random.fork(`lane-${lane}`);
      while (sent < count && !isLate()) {
        sent += 1;
        const request = requests[own.below(requests.length)]!;
        const from = own.chance(0.5) ? '203.0.113.66' : newAddress();
        const status = await statusOf(handlers.url, request, from);
        flood[status] = (flood[status] ?? 0) + 1;
        if (isFault(status)) failures.push(`${named(request)} is answered ${status}`);
        onProgress?.(`${sent} of ${count} beside a client`);
      }
    };
    const cpuBefore = await cpuMs(handlers.url);
    let isOver = false;
    const attackers = Promise.all(Array.from({ length: atOnce }, (_, lane) => attack(lane))).then(() => {
      isOver = true;
    });
    const besideWaits = await client('beside', (asked) => isOver && asked >= 6);
    await attackers;
    const floodCpuMs = ((await cpuMs(handlers.url)) - cpuBefore) / (sent + besideWaits.ms.length);
    return {
      seed,
      planted: plant,
      plainMs,
      costs,
      flood,
      floodCpuMs: Math.round(floodCpuMs * 10) / 10,
      alone: timesOf(aloneWaits),
      beside: timesOf(besideWaits),
      seconds: Math.round((Date.now() - began) / 1000),
      failures: [...failures, ...aloneWaits.failures, ...besideWaits.failures],
    };
  } finally {
    await deleteApp(app);
    await handlers.stop();
  }
}

/**
 * The baseline cost of any request on this machine and database, which is subtracted from a request's cost.
 */
async function plainCostOf(url: string, key: string, random: Random): Promise<number> {
  const least: number[] = [];
  let previous = await cpuMs(url);
  await useProduct(url, key, random, async (asked) => {
    const now = await cpuMs(url);
    if (asked > 0) {
      const kind = (asked - 1) % plainKinds;
      least[kind] = Math.min(least[kind] ?? Infinity, now - previous);
    }
    previous = now;
    return asked >= plainKinds * tries;
  });
  return Math.round(Math.max(...least) * 10) / 10;
}

/** Nothing else runs in the process, so all CPU time belongs to the request; each try uses a new address. */
async function costOf(url: string, request: HostileRequest): Promise<Cost> {
  let least = Infinity;
  let status = 0;
  for (let index = 0; index < tries && least > clearlyCheapMs; index += 1) {
    const before = await cpuMs(url);
    status = await statusOf(url, request, newAddress());
    least = Math.min(least, (await cpuMs(url)) - before);
  }
  const { target, kind, size } = request;
  return { target, kind, size, cpuMs: Math.round(least * 10) / 10, status };
}

async function statusOf(url: string, request: HostileRequest, from: string): Promise<number> {
  const { headers, ...asked } = request.make();
  const answer = await ask(`${url}/${request.path}`, {
    ...asked,
    headers: { ...headers, 'X-Forwarded-For': from },
    alone: true,
  });
  return answer.status;
}

async function cpuMs(url: string): Promise<number> {
  const { body } = await ask(`${url}/-/cpu`, { method: 'GET' });
  return Number(body) / 1000;
}

/** 503 is the response to concurrent changes of one record, such as attempts from one address. */
function isFault(status: number): boolean {
  return status >= 500 && status !== 503;
}

export function named({ target, kind, size }: Pick<HostileRequest, 'target' | 'kind' | 'size'>): string {
  return `${target}, ${kind}, ${size.toLocaleString('en-US')}`;
}

function timesOf({ ms }: Waits): Times {
  return { count: ms.length, p95Ms: percentile(ms, 95), worstMs: Math.round(Math.max(0, ...ms)) };
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, rank: random.next() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}
