import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { step } from '../console/progress.mjs';
import { writeLocalConfig } from '../hosting/write-local-config';
import { startMailbox } from '../mailbox/start-mailbox';
import { buildFunctions } from './build/build-functions';
import { buildSite } from './build/build-site';
import { checkPorts, type PortName } from './checks/check-ports';
import { checkSpace } from './checks/check-space';
import { chooseFirestore, describeFirestore } from './emulators/choose-firestore';
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
  /** False for the tests: nothing is saved at the end. */
  readonly keepData: boolean;
  readonly functionsControl: boolean;
  /** False where nothing is to happen by itself; each minute's sweep otherwise. */
  readonly sweeper?: boolean;
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

  const firestore = await step('Firestore emulator', chooseFirestore, describeFirestore);
  await step('Backend', buildFunctions);
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

  const importFrom = exportedData(dataDir);
  const save = () => exportData(dataDir);
  const emulators = await step(
    'Emulators',
    async (detail) => {
      detail('auth, functions, firestore, storage, hosting');
      // The Hosting emulator wants its folder, whatever is in it.
      mkdirSync(stack.distDir, { recursive: true });
      writeLocalSecrets();
      await writeLocalConfig();
      const service = startEmulators({
        firestore,
        importFrom,
        functionsEnvironment: functionsEnvironment(),
        functionsControl: options.functionsControl,
      });
      shutdown.add(() => service.stop().then(removeRunRecord));
      recordService(service);
      await service.ready;
      return service;
    },
    () => (importFrom ? 'with the data of the last run' : 'empty'),
  );
  if (options.keepData) shutdown.add(() => step('Saving the data', save));
  if (options.sweeper !== false) shutdown.add(startSweeper());

  if (site === 'vite') {
    await step("Vite's dev server", async () => {
      const server = startVite();
      shutdown.add(() => server.stop());
      recordService(server);
      await server.ready;
      return 'listening';
    });
  }
  return { ended: emulators.ended, save };
}
