import getPort from 'get-port';
import { randomUUID } from 'node:crypto';
import { adminToken } from '../calls/caller-token';
import { startHandlers } from '../handlers/start-handlers';
import { keepKilling, type Deaths } from '../kill/keep-killing';
import { askUntilAnswered } from '../project/ask-until-answered';
import { openDrillProject, projectEnvironment, type Emulators } from '../project/drill-project';
import { randomFrom } from '../random';
import { buildAlong } from './build-along';
import { checkHistory } from './check-history';
import { compareDays, compareJobs, compareVisits, findDoubled, findLost } from './check-stores';
import { compareMonths } from './compare-months';
import { perform } from './perform';
import { compareRequests, findTwofold, readDaysOff, readHistory, readStores } from './read-stores';
import { rush } from './rush';
import { loadSlotsModules, type SlotsModules } from './slots-modules';
import { confirmer, lengths, newLedger, settings, storeTeam, type SlotsWorld } from './slots-world';

export interface SlotsDrill {
  readonly seed: string;
  readonly operations: number;
  /**
   * The number of concurrent operations. One at a time, without lost answers, waits for no lock that a killed instance
   * leaves: they last a minute.
   */
  readonly atOnce: number;
  /** How many do inspections, at most five. */
  readonly inspectors: number;
  /** How often an instance of the functions is killed. */
  readonly kills: number;
  /** The steps at which it is. */
  readonly points: readonly string[];
  /** How often twenty ask for one window at once. */
  readonly rounds: number;
  readonly emulators: Emulators;
  /** The functions' log file. */
  readonly log: string;
  readonly onProgress?: (text: string) => void;
}

export interface SlotsReport {
  readonly seed: string;
  /** Accepted and refused operations, by kind. */
  readonly kinds: Readonly<Record<string, { readonly accepted: number; readonly refused: number }>>;
  /** How often calls were refused, by what the functions said. */
  readonly refusals: Readonly<Record<string, number>>;
  /** Calls that were sent again. */
  readonly repeated: number;
  readonly deaths: number;
  /** Jobs in the end. */
  readonly jobs: number;
  /** Overlaps that the office confirmed. */
  readonly confirmed: number;
  /** Events that built a month. */
  readonly events: number;
  readonly rounds: number;
  readonly problems: Readonly<Record<Promised, readonly string[]>>;
  readonly seconds: number;
}

/** What the drill checks, and what it found against it. */
export type Promised =
  | 'brokenOff'
  | 'twice'
  | 'tooMany'
  | 'onDaysOff'
  | 'rush'
  | 'lost'
  | 'doubled'
  | 'differing'
  | 'days'
  | 'visits'
  | 'months'
  | 'corrected';

const projectId = 'demo-slots-drill';

/**
 * Clients and the office book, move, assign, cancel and undo appointments of a quarter at once, while answers are lost and
 * an instance is killed.
 */
export async function runSlotsDrill(drill: SlotsDrill): Promise<SlotsReport> {
  const { seed, emulators, log } = drill;
  const begunAt = Date.now();
  const random = randomFrom(seed);
  const { db } = await openDrillProject(projectId, emulators);
  const environment = {
    ...projectEnvironment(projectId, emulators),
    PUBLIC_FORM_LIMIT: '1000000',
    APPOINTMENT_CHANGE_LIMIT: '1000000',
    REPLAY_LIMIT: '1000000',
    REFUSED_LIMIT: '1000000',
    STRANGER_MAILS_A_DAY: '1000000',
    SETTINGS_CACHE_SECONDS: '0',
  };
  const modules = await loadSlotsModules(environment);
  await modules.checkDays(new Date());
  const team = await storeTeam(db, drill.rounds, drill.inspectors);
  const steady = await startHandlers({ environment, log });
  await saveSettings(steady.url);
  const port = await getPort();
  const urls = [`http://127.0.0.1:${port}`, steady.url] as const;
  const lostShare = drill.atOnce === 1 ? 0 : 0.15;
  const world: SlotsWorld = { db, urls, ...team, lostShare, ledger: newLedger() };
  let isKillingOver = false;
  const killing = keepKilling({
    ...drill,
    environment,
    port,
    randomShare: drill.atOnce === 1 ? 0 : 0.1,
    random: random.fork('kills'),
    onDeath: (point) => drill.onProgress?.(`killed at ${point}`),
  }).finally(() => {
    isKillingOver = true;
  });
  const months = buildAlong(db, modules, random.fork('events'));
  try {
    const [{ deaths }, corrected] = await Promise.all([
      killing,
      perform(world, modules, drill, random.fork('operations'), () => isKillingOver),
    ]);
    const rushed = await rush(world, random.fork('rush'), drill.onProgress);
    const events = await months.finish();
    const found = await judge(world, modules);
    return {
      ...found,
      seed,
      deaths: countOf(deaths),
      events,
      rounds: drill.rounds,
      problems: { ...found.problems, rush: rushed, corrected: [...corrected, ...found.problems.corrected] },
      seconds: Math.round((Date.now() - begunAt) / 1000),
    };
  } finally {
    await steady.stop();
    // ignored: a failure of the drill itself was already thrown
    await killing.then(({ handlers }) => handlers.stop()).catch(() => undefined);
  }
}

const countOf = ({ atPoints, atRandom }: Deaths) =>
  [...atPoints.values()].reduce((sum, count) => sum + count, atRandom);

async function saveSettings(url: string): Promise<void> {
  const data = { seenVersion: 0, settings, restoredFrom: null, idempotencyKey: randomUUID() };
  await askUntilAnswered(url, {
    name: 'office-settings-save',
    data,
    from: '2001:db8::1',
    idToken: adminToken(),
  });
}

async function judge(world: SlotsWorld, modules: SlotsModules) {
  const { db, ledger, inspectors, dates } = world;
  const history = await readHistory(db, inspectors, modules.pseudonymOf);
  const daysOff = await readDaysOff(db, dates, modules.pseudonymOf);
  const stores = await readStores(db);
  const checked = checkHistory(history, daysOff, lengths, { confirmer: confirmer.uid, team: inspectors });
  const corrected = await modules.checkDays(new Date());
  return {
    kinds: Object.fromEntries(ledger.kinds),
    refusals: Object.fromEntries(ledger.refusals),
    repeated: ledger.repeated,
    jobs: stores.jobs.size,
    confirmed: checked.confirmed,
    problems: {
      brokenOff: ledger.brokenOff,
      twice: checked.twice,
      tooMany: checked.tooMany,
      onDaysOff: checked.onDaysOff,
      lost: [...findLost(ledger.accepted, history), ...compareJobs(stores, checked.jobs)],
      doubled: [
        ...findDoubled(ledger.accepted, history),
        ...(await findTwofold(db)),
        ...(await compareRequests(db, ledger.requests)),
      ],
      differing: ledger.differing,
      days: compareDays(stores),
      visits: compareVisits(stores),
      months: await compareMonths(db, modules),
      corrected: corrected > 0 ? [`${corrected} days in the end`] : [],
    },
  };
}
