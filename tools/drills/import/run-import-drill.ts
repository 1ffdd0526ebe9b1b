import { collections } from '@domain/firestore/paths';
import type { ImportProgress, RowOutcome } from '@domain/import/import-calls';
import { importLimits } from '@domain/import/import-limits';
import { startHandlers, type Handlers } from '../handlers/start-handlers';
import { killPointsModule } from '../kill-points/kill-at';
import { startProvider } from '../../mailbox/start-provider';
import { trustedJson } from '../../trusted-json';
import {
  openDrillProject,
  projectEnvironment,
  type DrillProject,
  type Emulators,
} from '../project/drill-project';
import { sweep } from '../project/sweep';
import { importDevice, untilAnswered, type ImportDevice } from './import-device';
import { importFiles, type DrillFile } from './import-files';
import { changedRecords, documentCounts, storedRecords, sumOf, unexpectedDocuments } from './stored-state';

interface ImportDrill {
  readonly seed: string;
  readonly count: number;
  /** Steps at which the functions are killed while they import jobs; the last one also for the other files. */
  readonly killPoints: readonly string[];
  readonly emulators: Emulators;
  readonly log?: string;
  readonly onProgress?: (text: string) => void;
}

export interface ImportReport {
  readonly seed: string;
  readonly rows: number;
  readonly outcomes: Readonly<Record<RowOutcome, number>>;
  readonly kills: number;
  /** Documents that importing wrote, with audit entries, and the records among them. */
  readonly documents: number;
  readonly records: number;
  readonly removed: number;
  readonly seconds: {
    readonly check: number;
    readonly import: number;
    readonly again: number;
    readonly undo: number;
  };
  /** Promise -> what breaks it. */
  readonly broken: Readonly<Record<string, readonly string[]>>;
}

const projectId = 'demo-import-drill';
const day = 86_400;
/** When everything is swept after the import: now, the next days, and when years of retention are over. */
const sweptAfterDays = [0, 1, 31, 400];

/** Imports, is interrupted, continues, imports again and undoes, and compares what is stored. */
export async function runImportDrill(drill: ImportDrill): Promise<ImportReport> {
  const { seed, count, killPoints, emulators, log, onProgress } = drill;
  const project = await openDrillProject(projectId, emulators);
  const provider = await startProvider();
  const environment = { ...projectEnvironment(projectId, emulators), SENDGRID_BASE_URL: provider.url };
  const start = (killPoint = '') =>
    startHandlers({
      environment: { ...environment, KILL_POINT: killPoint },
      preload: [killPointsModule],
      ...(log && { log }),
    });
  const functions = { now: await start(), kills: 0 };
  const device = importDevice(() => functions.now.url);
  const { earlier, files, records, moreAddresses } = importFiles(count, seed);
  const seconds = { check: 0, import: 0, again: 0, undo: 0 };
  /** Seconds in which the functions were killed, started again, or waited for the locks of a killed process. */
  let lost = 0;
  const timed = async <Value>(what: keyof typeof seconds, task: () => Promise<Value>): Promise<Value> => {
    const [begunAt, lostBefore] = [performance.now(), lost];
    const value = await task();
    seconds[what] += (performance.now() - begunAt) / 1000 - (lost - lostBefore);
    return value;
  };
  /** Runs the task with functions that are killed at this step; then others answer. */
  const untilKilled: BreakingOff['untilKilled'] = async (point, task, next) => {
    const begunAt = performance.now();
    await functions.now.stop();
    functions.now = await start(point);
    const ended = await diesDuring(functions.now, task);
    if (ended) functions.kills += 1;
    functions.now = await start();
    const answer = await untilAnswered(next);
    lost += (performance.now() - begunAt) / 1000;
    return answer;
  };

  try {
    await device.run(earlier, () => false);
    const before = await documentCounts(project);
    const recordsBefore = await storedRecords(project);

    onProgress?.('dry run');
    const wrongChecks: string[] = [];
    for (const file of files.slice(0, 1)) {
      const results = await timed('check', () => device.check(file));
      wrongChecks.push(...differences(file, results));
    }
    const afterCheck = await documentCounts(project);
    const byCheck = sumOf(afterCheck) - sumOf(before);

    const wrongCounts: string[] = [];
    const imported: string[] = [];
    for (const file of files) {
      // A file's later rows may depend on the files before, so each is checked right before its import.
      if (file !== files[0]) {
        const results = await timed('check', () => device.check(file));
        wrongChecks.push(...differences(file, results));
      }
      const done = await timed('import', () =>
        importBrokenOff(file, {
          device,
          killPoints: file.kind === 'jobs' ? killPoints : killPoints.slice(-1),
          untilKilled,
          onProgress,
        }),
      );
      imported.push(done.importId);
      wrongCounts.push(...wrongProgress(file, done));
    }
    const afterImport = await documentCounts(project);
    const recordsImported = await storedRecords(project);

    const notFound: string[] = [];
    for (const file of files) {
      onProgress?.(`${file.kind} again`);
      // A blank line makes it another file with the same rows.
      const same = { ...file, text: `${file.text}\n` };
      const { made, added } = await timed('again', () => untilAnswered(() => device.run(same, () => false)));
      if (made + added > 0) notFound.push(`${made} made and ${added} added from the same ${file.kind}`);
    }
    const recordsAgain = await storedRecords(project);

    const unfinished: string[] = [];
    for (const days of sweptAfterDays) {
      onProgress?.(`sweep after ${days} days`);
      if (!(await sweep(functions.now.url, days * day)))
        unfinished.push(`the sweep after ${days} days failed`);
    }
    const afterSweeps = await documentCounts(project);
    const recordsSwept = await storedRecords(project);
    const mails = (await provider.messages()).length;

    let removed = 0;
    const wrongUndos: string[] = [];
    // Customers last, because the jobs refer to them.
    for (const importId of imported.toReversed()) {
      onProgress?.('undo');
      const undone = await timed('undo', async () => {
        if (importId === imported[1])
          await untilKilled(
            'import-undo-step:committed',
            () => device.undo(importId),
            () => Promise.resolve(),
          );
        return untilAnswered(() => device.undo(importId));
      });
      removed += undone.removed;
      if (undone.kept > 0) wrongUndos.push(`${undone.kept} kept by ${importId}`);
    }
    wrongUndos.push(...changedRecords(recordsBefore, await storedRecords(project)));
    // A property goes with the next sweep after its last job.
    if (!(await sweep(functions.now.url, Math.max(...sweptAfterDays) * day)))
      wrongUndos.push('the sweep after it failed');
    const left = (await documentCounts(project)).properties - before.properties;
    if (left !== 0) wrongUndos.push(`${left} properties left`);

    return {
      seed,
      rows: count,
      outcomes: outcomesOf(files.flatMap(({ outcomes }) => outcomes)),
      kills: functions.kills,
      documents: sumOf(afterImport) - sumOf(afterCheck),
      records: recordsImported.size - recordsBefore.size,
      removed,
      seconds: rounded(seconds),
      broken: {
        'the dry run says what becomes of each row': wrongChecks,
        'the dry run writes nothing': byCheck === 0 ? [] : [`${byCheck} documents`],
        'each row is handled once': wrongCounts,
        'each record is there once': await wrongRecords(
          project,
          { ...records, moreAddresses },
          recordsImported,
        ),
        'the same rows again are all found': [...notFound, ...changedRecords(recordsImported, recordsAgain)],
        'nobody is notified, and nothing else is made': [
          ...unexpectedDocuments(before, afterSweeps),
          ...unfinished,
          ...(mails > 0 ? [`${mails} emails`] : []),
        ],
        'no later sweep changes a record': changedRecords(recordsAgain, recordsSwept),
        'every kill is survived': killedEnough(functions.kills, killPoints.length + files.length),
        'the undo leaves what was there before, and nothing else': wrongUndos,
      },
    };
  } finally {
    await functions.now.stop();
    await provider.stop();
  }
}

interface BreakingOff {
  readonly device: ImportDevice;
  readonly killPoints: readonly string[];
  /** Runs the task until the functions are killed at this step, then what follows with others. */
  readonly untilKilled: <Answer>(
    point: string,
    task: () => Promise<unknown>,
    next: () => Promise<Answer>,
  ) => Promise<Answer>;
  readonly onProgress: ((text: string) => void) | undefined;
}

/** Imports a file: the page is closed midway, then the functions are killed at each point, then it continues. */
async function importBrokenOff(
  file: DrillFile,
  { device, killPoints, untilKilled, onProgress }: BreakingOff,
): Promise<ImportProgress> {
  const rows = file.outcomes.length;
  const shown = ({ next }: ImportProgress) => {
    onProgress?.(`${file.kind}: ${next} of ${rows}`);
    return false;
  };
  const parts = killPoints.length + 1;
  for (const [index, point] of killPoints.entries()) {
    const batches = Math.floor((index * rows) / parts / importLimits.rowsAtOnce);
    const closedAt = batches * importLimits.rowsAtOnce;
    await untilAnswered(() => device.run(file, (progress) => shown(progress) || progress.next >= closedAt));
    const left = await untilKilled(
      point,
      () => device.run(file, shown),
      () => device.run(file, () => true),
    );
    if (left.next > 0) await untilAnswered(() => device.repeat(file, left));
  }
  return untilAnswered(() => device.run(file, shown));
}

/** Whether the process was killed during the task. */
async function diesDuring(handlers: Handlers, task: () => Promise<unknown>): Promise<boolean> {
  let isOver = false;
  const died = handlers.ended.then(() => {
    isOver = true;
    return true;
  });
  const answered = untilAnswered(task, () => !isOver).then(
    () => false,
    // ignored: whether the process died is what counts
    () => false,
  );
  const isDead = await Promise.race([died, answered]);
  await handlers.stop();
  return isDead;
}

/** Rows that the dry run judged wrongly. */
function differences(
  { kind, outcomes }: DrillFile,
  results: readonly { readonly outcome: RowOutcome }[],
): string[] {
  return outcomes.flatMap((expected, index) => {
    const outcome = results[index]?.outcome;
    return outcome === expected ? [] : [`${kind}, row ${index + 2}: ${outcome ?? 'none'}, not ${expected}`];
  });
}

function wrongProgress({ kind, outcomes }: DrillFile, progress: ImportProgress): string[] {
  const expected = outcomesOf(outcomes);
  const wrong = (['made', 'added', 'matched', 'refused'] as const).flatMap((outcome) =>
    progress[outcome] === expected[outcome]
      ? []
      : [`${kind}: ${progress[outcome]} ${outcome}, not ${expected[outcome]}`],
  );
  return progress.state === 'DONE' ? wrong : [...wrong, `${kind}: ${progress.state}`];
}

function outcomesOf(outcomes: readonly RowOutcome[]): Record<RowOutcome, number> {
  const of = (outcome: RowOutcome) => outcomes.filter((each) => each === outcome).length;
  return { made: of('made'), added: of('added'), matched: of('matched'), refused: of('refused') };
}

/** Collections with another number of records than the files describe, and records with another number of entries. */
async function wrongRecords(
  { db }: DrillProject,
  { moreAddresses, ...expected }: Readonly<Record<string, number>>,
  stored: ReadonlyMap<string, string>,
): Promise<string[]> {
  const counted = Object.entries(expected).map(([name, count]) => {
    const there = [...stored.keys()].filter((path) => path.startsWith(`${name}/`)).length;
    return [name, there, count] as const;
  });
  const further = [...stored.values()].flatMap(
    (row) => trustedJson<{ more_addresses?: unknown[] }>(row).more_addresses ?? [],
  ).length;
  const imported = await db.collection(collections.auditLog).where('action', '==', 'imported').count().get();
  return [
    ...counted,
    ['further addresses', further, moreAddresses ?? 0] as const,
    ['audit entries of imported records', imported.data().count, stored.size] as const,
  ].flatMap(([name, there, count]) => (there === count ? [] : [`${name}: ${there}, not ${count}`]));
}

const killedEnough = (kills: number, expected: number) =>
  kills === expected ? [] : [`${kills} kills, not ${expected}`];

function rounded<Times extends Readonly<Record<string, number>>>(times: Times): Times {
  return Object.fromEntries(
    Object.entries(times).map(([name, value]) => [name, Math.round(value * 10) / 10]),
  ) as Times;
}
