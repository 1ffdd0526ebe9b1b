import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../console/failure.mjs';
import { step } from '../console/progress.mjs';
import { writeLocalConfig } from '../hosting/write-local-config';
import { startMailbox } from '../mailbox/start-mailbox';
import { buildFunctions } from './build/build-functions';
import { buildSite } from './build/build-site';
import { checkPorts, type PortName } from './checks/check-ports';
import { checkSpace } from './checks/check-space';
import { chooseFirestore, type FirestoreChoice } from './emulators/choose-firestore';
import { exportData, exportedData } from './emulators/export-data';
import { startEmulators } from './emulators/start-emulators';
import { functionsEnvironment } from './environment/functions-environment';
import { writeLocalSecrets } from './environment/write-local-secrets';
import { endFormerRun, recordService, removeRunRecord } from './process/run-record';
import type { Shutdown } from './process/shutdown';
import { stack } from './stack';
import { startSweeper } from './sweeper';
import { startVite } from './start-vite';

interface StackOptions {
  /**
   * `build` serves the production build through Hosting, `vite` the sources through Vite's dev server, `none` leaves
   * the site out, for tests that open no page.
   */
  readonly site: 'build' | 'vite' | 'none';
  /** Where data are imported from and saved to. */
  readonly dataDir: string;
  /** False for the tests: their data go with them. */
  readonly keepData: boolean;
  readonly functionsControl: boolean;
}

export interface RunningStack {
  /** Resolves when the emulators end by themselves, which nobody asked for. */
  readonly ended: Promise<void>;
  /** Saves the emulators' data now. */
  save(): Promise<void>;
}

/**
 * Builds and starts everything, step by step, and registers with `shutdown` what has to be ended. Throws a Failure
 * with a sentence for the person.
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

  let firestore: FirestoreChoice = { kind: 'official' };
  await step('Firestore emulator', async (detail) => {
    firestore = await chooseFirestore(detail);
    return firestore.kind === 'hidane' ? `hidane, ${firestore.from}` : "Google's, with Java";
  });
  await step('Backend', () => buildFunctions());
  if (site === 'build') {
    await step('Site', (detail) => {
      detail('production build');
      return buildSite();
    });
  }
  await step('Mailbox', async () => {
    const mailbox = await startMailbox({
      host: stack.host,
      port: stack.ports.mailbox,
      folder: path.join(dataDir, 'mailbox'),
    });
    shutdown.add(() => mailbox.stop());
    return 'listening';
  });

  let running: RunningStack | null = null;
  await step('Emulators', async (detail) => {
    detail('auth, functions, firestore, storage, hosting');
    // The Hosting emulator wants its folder, whatever is in it.
    mkdirSync(stack.distDir, { recursive: true });
    writeLocalSecrets();
    await writeLocalConfig();
    const importFrom = exportedData(dataDir);
    const emulators = startEmulators({
      firestore,
      importFrom,
      functionsEnvironment: functionsEnvironment(),
      functionsControl: options.functionsControl,
    });
    shutdown.add(() => emulators.stop().then(removeRunRecord));
    recordService(emulators);
    await emulators.ready;
    const save = () => exportData(dataDir);
    if (options.keepData) {
      shutdown.add(() => step('Saving the data', save));
    } else {
      shutdown.add(() => rmSync(dataDir, { recursive: true, force: true }));
    }
    running = { ended: emulators.ended, save };
    return importFrom ? 'with the data of the last run' : 'empty';
  });
  shutdown.add(startSweeper());
  if (site === 'vite') {
    await step("Vite's dev server", async () => {
      const server = startVite();
      shutdown.add(() => server.stop());
      recordService(server);
      await server.ready;
      return 'listening';
    });
  }
  if (running === null) throw new Failure('The emulators did not start.');
  return running;
}
