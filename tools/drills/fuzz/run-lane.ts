import { createReadStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import getPort from 'get-port';
import { business } from '@domain/business/business';
import { factorySettings } from '@domain/settings/factory-settings';
import { stack } from '../../backend/stack';
import { startMailbox } from '../../mailbox/start-mailbox';
import type { Message } from '../../mailbox/message';
import { trustedBody, trustedJson } from '../../trusted-json';
import { startHandlers, type Handlers } from '../handlers/start-handlers';
import { ask } from '../calls/ask';
import { World } from '../calls/world';
import { judgeMails } from './judge-mails';

interface Lane {
  /** Part of its project's and log's names. */
  readonly name: string;
  /** Sends its requests in sequence. */
  readonly work: (world: World, url: string) => Promise<void>;
}

export interface LaneReport {
  readonly mails: number;
  readonly failures: readonly string[];
}

/**
 * Rate limits are raised because they are not under test; emails are not batched because their headers are.
 */
const unlimited = {
  PUBLIC_FORM_LIMIT: '1000000',
  DEVICE_FORM_LIMIT: '1000000',
  LOOKUP_LIMIT: '1000000',
  APPOINTMENT_CHANGE_LIMIT: '1000000',
  LOGIN_CODE_LIMIT: '1000000',
  LOGIN_TRY_LIMIT: '1000000',
  REPORTS_MISS_LIMIT: '1000000',
  REFUSED_LIMIT: '1000000',
  MAIL_GATHER_MINUTES: '0',
};

const sweepEveryMs = 5_000;

/**
 * Runs handlers, a mailbox, and a project for a share of the requests and collects the resulting emails.
 * Requests run in sequence, because a transaction that queries locks the whole collection in the emulator,
 * unlike in production.
 */
export async function runLane({ name, work }: Lane): Promise<LaneReport> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fuzz-'));
  const project = `demo-fuzz-${name}-${Date.now().toString(36)}`;
  const mailboxPort = await getPort();
  const mailboxUrl = `http://127.0.0.1:${mailboxPort}`;
  const mailbox = await startMailbox({
    host: '127.0.0.1',
    port: mailboxPort,
    folder: path.join(folder, 'mails'),
  });
  const log = path.join(stack.logDir, `fuzz-handlers-${name}.log`);
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
    throw new Error(`the handlers ended with ${how}; see their log ${log}`);
  });
  try {
    return await Promise.race([goThrough(), died]);
  } finally {
    await deleteApp(app);
    await handlers.stop();
    await mailbox.stop();
    rmSync(folder, { recursive: true, force: true });
  }

  async function goThrough(): Promise<LaneReport> {
    const world = new World(getFirestore(app), handlers.url);
    await world.begin();
    let working = true;
    // Runs while records are created, so that most emails are sent by the sweeper as in production.
    const send = async () => {
      while (working) if ((await sweep(handlers)) === 0) await pause(sweepEveryMs);
    };
    await Promise.all([work(world, handlers.url).finally(() => (working = false)), send()]);
    while ((await sweep(handlers)) > 0);
    const polluted = await pollutionIn(handlers);
    const messages = await trustedBody<Message[]>(await fetch(`${mailboxUrl}/api/messages`));
    const own = [business.mailFrom, factorySettings.contact.email].map((address) =>
      typeof address === 'string' ? address : address.email,
    );
    return {
      mails: messages.length,
      failures: [...polluted, ...judgeMails(messages, own), ...(await faultsLogged(log))],
    };
  }
}

async function pollutionIn({ url }: Handlers): Promise<string[]> {
  const { body } = await ask(`${url}/-/prototype`, { method: 'GET' });
  const left = trustedJson<string[]>(body);
  return left.map((key) => `Object.prototype has a member ${JSON.stringify(key)}`);
}

/** @returns the number of emails sent. */
async function sweep({ url }: Handlers): Promise<number> {
  const { body } = await ask(`${url}/dev-tick`, { withinMs: 600_000 });
  return trustedJson<{ sent: number }>(body).sent;
}

/**
 * Emails whose text could not be composed. The log is read by rows, because a long run's log exceeds the
 * maximum string length.
 */
async function faultsLogged(log: string): Promise<string[]> {
  const faults: string[] = [];
  for await (const line of createInterface({ input: createReadStream(log) })) {
    if (line.includes('"mail not composed"') || line.includes('"sweep failed"'))
      faults.push(line.slice(0, 400));
  }
  return faults;
}
