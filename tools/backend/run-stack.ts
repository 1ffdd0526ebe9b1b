import { mkdirSync, rmSync } from 'node:fs';
import { note, step } from '../console/progress.mjs';
import { publishPath } from '../hosting/publish-path';
import { writeLocalConfig } from '../hosting/write-local-config';
import { addresses } from './addresses';
import { buildFunctions } from './build/build-functions';
import { buildSite } from './build/build-site';
import { checkPorts, type PortName } from './checks/check-ports';
import { checkSpace } from './checks/check-space';
import { chooseFirestore, describeFirestore } from './emulators/choose-firestore';
import { exportData, exportedData } from './emulators/export-data';
import { Saver } from './emulators/saver';
import { startAuth } from './emulators/start-auth';
import { startEmulators } from './emulators/start-emulators';
import { functionsEnvironment } from './environment/functions-environment';
import { writeLocalSecrets } from './environment/write-local-secrets';
import { endFormerRun, removeRunRecord } from './process/run-record';
import { Parts } from './process/parts';
import type { Service } from './process/service';
import type { Shutdown } from './process/shutdown';
import { stack } from './stack';
import { startSweeper } from './sweeper';
import { startOwnPart } from './start-own-part';
import { startVite } from './start-vite';

interface StackOptions {
  /**
   * `build` serves the production build through Hosting, `vite` serves the sources through Vite's dev server,
   * and `none` serves no site, for tests without pages.
   */
  readonly site: 'build' | 'vite' | 'none';
  /** The folder that data is imported from and saved to. */
  readonly dataDir: string;
  /** False for tests: nothing is saved at the end. */
  readonly keepData: boolean;
  readonly functionsControl: boolean;
  /** False disables the sweep that runs every minute. */
  readonly sweeper?: boolean;
}

export interface RunningStack {
  /** Rejects with a Failure when a part has ended and can't be restarted. */
  readonly ended: Promise<void>;
  /** Saves the emulators' data now. */
  save(): Promise<void>;
}

/**
 * Builds and starts everything step by step and registers each part with `shutdown`. @throws Failure with a
 * message for the terminal.
 */
export async function runStack(shutdown: Shutdown, options: StackOptions): Promise<RunningStack> {
  const { dataDir, site } = options;
  await checkSpace(stack.localDir, 500, 'the local stack');
  await endFormerRun(() => (options.keepData ? exportData(dataDir) : Promise.resolve()));
  const unused = new Set<PortName>([
    ...(site === 'vite' ? [] : (['vite'] as const)),
    ...(options.functionsControl ? [] : (['functionsControl'] as const)),
  ]);
  await checkPorts((Object.keys(stack.ports) as PortName[]).filter((name) => !unused.has(name)));

  const firestore = await step('Firestore emulator', chooseFirestore, describeFirestore);
  await step('Backend', buildFunctions);
  if (site === 'build') {
    await step('Site', (detail) => {
      detail('production build');
      return buildSite();
    });
  }
  mkdirSync(stack.distDir, { recursive: true });
  // A restarted database continues the file.
  if (options.functionsControl) rmSync(stack.queriesFile, { force: true });
  writeLocalSecrets();
  await writeLocalConfig();

  shutdown.add(removeRunRecord);
  const parts = new Parts(shutdown);
  const { keepData } = options;
  const areReady = () => parts.areUp(signIn, others);
  const saver = new Saver(dataDir, areReady);
  const imported = exportedData(dataDir).suite !== null;
  const listening = (name: string, start: () => Service) =>
    step(name, () => parts.start(name, start).then(() => 'listening'));
  await listening('Mailbox', () =>
    startOwnPart({
      name: 'The mailbox',
      module: 'tools/mailbox/run-mailbox.ts',
      args: [dataDir],
      logFile: 'mailbox.log',
    }),
  );
  await listening('Hosting', () =>
    startOwnPart({ name: 'Hosting', module: 'tools/hosting/server/run-hosting.ts', logFile: 'hosting.log' }),
  );
  await step(
    'Emulators',
    async (detail) => {
      detail('sign-in, functions, Firestore, Storage');
      const sayWhatIsLost = () => note(dataAfterDeath(saver, keepData));
      await Promise.all([
        parts.start(signIn, () => startAuth(exportedData(dataDir).auth), sayWhatIsLost),
        parts.start(
          others,
          () =>
            startEmulators({
              firestore,
              importFrom: exportedData(dataDir).suite,
              functionsEnvironment: { ...functionsEnvironment(), ...deployHook(options) },
              functionsControl: options.functionsControl,
              onFunctionDeath: (death) =>
                note(`A process of the functions stopped (${death}). The next call starts a new one.`),
            }),
          sayWhatIsLost,
        ),
      ]);
    },
    () => (imported ? 'with the data of the last run' : 'empty'),
  );
  if (keepData) {
    shutdown.add(() =>
      areReady()
        ? step('Saving the data', () => saver.save())
        : note('The last saved data is still available.'),
    );
    shutdown.add(saver.saveEachMinute((error) => note(`The data could not be saved: ${String(error)}`)));
  }
  if (options.sweeper !== false) shutdown.add(startSweeper());
  if (site === 'vite') await listening("Vite's dev server", startVite);
  return { ended: parts.ended, save: () => saver.save() };
}

/** Where a person works with the built site, a save of the settings publishes it. Tests would wait for each build. */
function deployHook({ site, keepData }: StackOptions): Record<string, string> {
  const own = `${addresses.site}${publishPath}`;
  return site === 'build' && keepData ? { DEPLOY_HOOK_URL: process.env.DEPLOY_HOOK_URL ?? own } : {};
}

/** The emulators' names for terminal messages. */
const signIn = 'Sign-in';
const others = 'Functions, Firestore and Storage';

/** What happens to the in-memory data of a restarted emulator. */
function dataAfterDeath({ lastSave }: Saver, keepData: boolean): string {
  if (!keepData) return 'Its data is lost.';
  return lastSave === null
    ? 'It starts with the data of the last run.'
    : `It starts with the data saved at ${lastSave.toLocaleTimeString('en-US')}. Anything newer is lost.`;
}
