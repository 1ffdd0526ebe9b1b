import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import getPort from 'get-port';
import { business } from '@domain/business/business';
import type { CallName } from '@domain/api/contract';
import { stack } from '../../backend/stack';
import { startMailbox } from '../../mailbox/start-mailbox';
import type { Message } from '../../mailbox/message';
import { startHandlers, type Handlers } from '../handlers/start-handlers';
import { ask } from './ask';
import { fuzzCall, type CallReport, type FuzzPlan } from './fuzz-call';
import { judgeMails } from './judge-mails';
import { World } from './world';

interface FuzzRun extends FuzzPlan {
  readonly calls: readonly CallName[];
  /** Calls that are tried at the same time. */
  readonly parallel: number;
  readonly onProgress?: (done: number) => void;
}

export interface FuzzReport {
  readonly seed: number;
  readonly count: number;
  readonly seconds: number;
  readonly calls: readonly CallReport[];
  readonly mails: number;
  readonly failures: readonly string[];
}

/** Raised, as these runs are not about limits; and every mail by itself, as they are about its headers. */
const unlimited = {
  PUBLIC_FORM_LIMIT: '1000000',
  DEVICE_FORM_LIMIT: '1000000',
  LOOKUP_LIMIT: '1000000',
  APPOINTMENT_CHANGE_LIMIT: '1000000',
  LOGIN_CODE_LIMIT: '1000000',
  LOGIN_TRY_LIMIT: '1000000',
  REPORTS_MISS_LIMIT: '1000000',
  MAIL_GATHER_MINUTES: '0',
};

const sweepEveryMs = 5_000;

/** Hostile requests to each of these calls, in a project that nothing else uses; then all mails that they led to. */
export async function runFuzz({ calls, parallel, onProgress, ...plan }: FuzzRun): Promise<FuzzReport> {
  const began = Date.now();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fuzz-'));
  const project = `demo-fuzz-${began.toString(36)}`;
  const mailboxPort = await getPort();
  const mailboxUrl = `http://127.0.0.1:${mailboxPort}`;
  const mailbox = await startMailbox({
    host: '127.0.0.1',
    port: mailboxPort,
    folder: path.join(folder, 'mails'),
  });
  const log = path.join(stack.logDir, 'fuzz-handlers.log');
  rmSync(log, { force: true });
  mkdirSync(stack.logDir, { recursive: true });
  const handlers = await startHandlers({
    log,
    environment: {
      ...unlimited,
      GCLOUD_PROJECT: project,
      SENDGRID_BASE_URL: mailboxUrl,
    },
  });
  const app = initializeApp({ projectId: project }, project);
  const died = handlers.ended.then((how): never => {
    throw new Error(`the handlers died of ${how}; their log is ${log}`);
  });
  try {
    return await Promise.race([fuzzAll(), died]);
  } finally {
    await deleteApp(app);
    await handlers.stop();
    await mailbox.stop();
    rmSync(folder, { recursive: true, force: true });
  }

  async function fuzzAll(): Promise<FuzzReport> {
    const world = new World(getFirestore(app), handlers.url);
    await world.begin();
    const waiting = [...calls];
    const reports: CallReport[] = [];
    const work = async () => {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
        reports.push(await fuzzCall(name, world, handlers.url, plan));
        onProgress?.(reports.length);
      }
    };
    let working = true;
    // While records come: most mails then go by themselves, as with a running product.
    const send = async () => {
      while (working) if ((await sweep(handlers)) === 0) await pause(sweepEveryMs);
    };
    const works = Promise.all(Array.from({ length: parallel }, work)).finally(() => (working = false));
    await Promise.all([works, send()]);
    while ((await sweep(handlers)) > 0);
    const polluted = await pollutionIn(handlers);
    const messages = (await (await fetch(`${mailboxUrl}/api/messages`)).json()) as Message[];
    const own = [business.mailFrom, business.email].map((address) =>
      typeof address === 'string' ? address : address.email,
    );
    return {
      ...plan,
      seconds: Math.round((Date.now() - began) / 1000),
      calls: reports.toSorted((a, b) => a.name.localeCompare(b.name)),
      mails: messages.length,
      failures: [
        ...reports.flatMap(({ failure }) => failure ?? []),
        ...polluted,
        ...judgeMails(messages, own),
        ...faultsLogged(log),
      ],
    };
  }
}

async function pollutionIn({ url }: Handlers): Promise<string[]> {
  const { body } = await ask(`${url}/-/prototype`, { method: 'GET' });
  const left = JSON.parse(body) as string[];
  return left.map((key) => `Object.prototype has a member ${JSON.stringify(key)}`);
}

/** @returns how many mails went out. */
async function sweep({ url }: Handlers): Promise<number> {
  const { body } = await ask(`${url}/dev-tick`, { withinMs: 600_000 });
  return (JSON.parse(body) as { sent: number }).sent;
}

/** A mail whose text could not be made, whatever was asked for. */
function faultsLogged(log: string): string[] {
  const lines = readFileSync(log, 'utf8').split('\n');
  return lines
    .filter((line) => line.includes('"mail not composed"') || line.includes('"sweep failed"'))
    .map((line) => line.slice(0, 400));
}
