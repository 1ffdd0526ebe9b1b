import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../backup/database';
import { startHandlers, type Handlers } from '../handlers/start-handlers';
import { killedCall } from '../kill-points/killed-call';
import { randomFrom } from '../random';
import { drillCalls, officeNetwork } from './drill-calls';
import { drillPeople, type DrillPerson } from './drill-people';
import type { DrillWorld } from './drill-world';
import { filesMade, isAhead, leaveOut, patienceMs, untilDone } from './erasure-progress';
import { judgeBefore, judgeErasure } from './judge-erasure';
import { judgeNotifications } from './judge-notifications';
import { pseudonymsOf } from './pseudonyms-of';
import { scanStores } from './scan-stores';
import { seedStory } from './seed-story';

export interface EraseDrill {
  readonly seed: string;
  /** The number of people erased, in sequence. */
  readonly count: number;
  /** Whether each has every kind of data; otherwise a subset that fits into the tests' time. */
  readonly whole: boolean;
  /** Whether the drill has the stack to itself. */
  readonly alone: boolean;
  /** The steps at which the process is killed. */
  readonly breaks: readonly string[];
  /** A step to skip, to prove that the drill detects it; null for none. */
  readonly without: string | null;
  readonly log?: string;
  readonly onProgress?: (text: string) => void;
}

type Stack = Omit<DrillWorld, 'calls'> & {
  readonly projectId: string;
  /** `host:port` */
  readonly firestoreAddress: string;
};

export interface EraseReport {
  readonly seed: string;
  readonly people: number;
  /** The number of times the process was killed at a step, for all people. */
  readonly brokenOff: number;
  /** Documents and files that named one of them before, and those held afterwards. */
  readonly tracesBefore: number;
  readonly heldFiles: number;
  readonly scanned: { readonly documents: number; readonly files: number; readonly accounts: number };
  /** The longest time from the office's click to the removal of the last trace. */
  readonly longestSeconds: number;
  readonly passed: number;
  readonly failures: readonly string[];
}

/**
 * Seeds people with every kind of data, erases some of them with crashes in between, and searches for what
 * remains.
 */
export async function runEraseDrill(stack: Stack, drill: EraseDrill): Promise<EraseReport> {
  const handlers = await startHandlers({
    environment: { PUBLIC_FORM_LIMIT: '1000', LOGIN_CODE_LIMIT: '1000', MAIL_GATHER_MINUTES: '0' },
    ...(drill.log !== undefined && { log: drill.log }),
  });
  const since = new Date();
  const database = openDatabase({ projectId: stack.projectId, emulator: stack.firestoreAddress });
  try {
    const world: DrillWorld = { ...stack, calls: drillCalls(handlers.url) };
    const rounds: Round[] = [];
    for (let round = 0; round < drill.count; round += 1) {
      drill.onProgress?.(`person ${round + 1} of ${drill.count}`);
      rounds.push(
        await eraseOne(world, drill, round, {
          handlers,
          scan: () => scanStores({ ...world, database, since }),
        }),
      );
    }
    const sum = (of: (one: Round) => number) => rounds.reduce((all, one) => all + of(one), 0);
    return {
      seed: drill.seed,
      people: drill.count,
      brokenOff: sum(({ brokenOff }) => brokenOff),
      tracesBefore: sum(({ tracesBefore }) => tracesBefore),
      heldFiles: sum(({ heldFiles }) => heldFiles),
      scanned: rounds.at(-1)?.scanned ?? { documents: 0, files: 0, accounts: 0 },
      longestSeconds: Math.max(...rounds.map(({ seconds }) => seconds)),
      passed: sum(({ passed }) => passed),
      failures: rounds.flatMap(({ failures }) => failures),
    };
  } finally {
    await database.close();
    await handlers.stop();
  }
}

interface Round extends Omit<EraseReport, 'seed' | 'people' | 'longestSeconds'> {
  readonly seconds: number;
}

interface Tools {
  readonly handlers: Handlers;
  readonly scan: () => ReturnType<typeof scanStores>;
}

async function eraseOne(
  world: DrillWorld,
  drill: EraseDrill,
  round: number,
  { handlers, scan }: Tools,
): Promise<Round> {
  const random = randomFrom(`${drill.seed}/${round}`);
  const people = drillPeople(random, 4, random.below(500));
  const [erased, agent, client, stranger] = people as [DrillPerson, DrillPerson, DrillPerson, DrillPerson];
  await seedStory(world, { erased, agent, client, stranger }, drill);
  await filesMade(world, handlers, people);
  const { email } = erased;
  const found = await world.calls.call('office-person-find', { email }, { idToken: world.office });
  const pseudonyms = await pseudonymsOf(world, erased);
  const before = await scan();

  const begun = Date.now();
  const asked = { email, idempotencyKey: randomUUID() };
  const breakOffAt = (step: string) =>
    killedCall({
      at: `erasure:${step}`,
      name: 'office-person-erase',
      request: asked,
      caller: { from: officeNetwork, idToken: world.office },
      ...(drill.log !== undefined && { log: drill.log }),
    });
  const survived: string[] = [];
  let broken = 0;
  for (const step of drill.breaks) {
    let died = await breakOffAt(step);
    // If the killed process still holds record locks, the call answers that it continues in the background.
    const end = Date.now() + patienceMs;
    while (!died && Date.now() < end && (await isAhead(world, email, step))) {
      died = await breakOffAt(step);
    }
    // On a shared stack, another sweeper may have processed it first.
    if (!died && (drill.alone || (await isAhead(world, email, step)))) survived.push(step);
    broken += Number(died);
    if (drill.without !== null) await leaveOut(world, drill.without);
  }
  await untilDone(world, handlers, asked);
  const seconds = (Date.now() - begun) / 1000;
  await filesMade(world, handlers, people);
  const after = await scan();

  const seen = judgeBefore(erased, pseudonyms, before, found);
  const clients = drill.whole ? [client, stranger] : [client];
  const judged = judgeErasure({
    person: erased,
    pseudonyms,
    others: [agent, ...clients],
    clients,
    before,
    after,
    alone: drill.alone,
  });
  const notified = await judgeNotifications(world, erased);
  const nothing = await world.calls.call('office-person-find', { email }, { idToken: world.office });
  const empty =
    nothing.erasure?.state === 'DONE' && Object.values(nothing.held).every((count) => count === 0);
  const named = (image: typeof before) =>
    [...image.documents, ...image.files].filter(([, text]) => text.toLowerCase().includes(erased.word));
  return {
    brokenOff: broken,
    seconds: Math.round(seconds * 10) / 10,
    tracesBefore: named(before).length,
    heldFiles: [...after.files.keys()].filter((file) => file.startsWith('signed-papers/')).length,
    scanned: {
      documents: after.documents.size,
      files: after.files.size,
      accounts: after.accounts.size,
    },
    passed: seen.passed + judged.passed + Number(notified === null) + Number(empty),
    failures: [
      ...seen.failures,
      ...judged.failures,
      // A skipped step also ends the work of others.
      ...(drill.without === null ? survived.map((step) => `the process did not die at ${step}`) : []),
      ...(notified === null ? [] : [notified]),
      ...(empty ? [] : [`the office still finds ${JSON.stringify(nothing)}`]),
    ],
  };
}
