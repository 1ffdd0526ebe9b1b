import { createDemoAdmin } from '../admin/create-demo-admin';
import { bold, cyan, dim, heading, step } from '../console/progress.mjs';
import { Failure } from '../console/failure.mjs';
import { createDemoData } from '../demo/create-demo-data';
import { business } from '@domain/business/business';
import { addresses } from './addresses';
import { Shutdown } from './process/shutdown';
import { runStack } from './run-stack';
import { demoAdmin, stack } from './stack';

/** Runs the stack for a person until they press Ctrl-C; what `npm start` and `npm run dev` have in common. */
export async function serve(site: 'build' | 'vite'): Promise<number> {
  heading(`${business.name}, on this machine`);
  const shutdown = new Shutdown();
  shutdown.onSignals(() => console.log(`\n\n  ${dim('Stopping. Your data are kept.')}\n`), 0);
  try {
    const running = await runStack(shutdown, {
      site,
      dataDir: stack.dataDir,
      keepData: true,
      functionsControl: false,
    });
    await step('Demo admin', createDemoAdmin);
    await step('Demo data', async (detail) => {
      const outcome = await createDemoData(detail);
      await running.save();
      return outcome;
    });
    welcome(site);
    await running.ended;
  } catch (error) {
    // A step that fails because everything is being stopped is no failure.
    if (!shutdown.begun) {
      await shutdown.run();
      throw error;
    }
  }
  if (!shutdown.begun) {
    await shutdown.run();
    throw new Failure(`The emulators ended by themselves: ${stack.logDir}/emulators.log says why.`);
  }
  await shutdown.run();
  return 0;
}

function welcome(site: 'build' | 'vite'): void {
  const base = site === 'vite' ? addresses.vite : addresses.site;
  const row = (label: string, value: string, more = '') =>
    console.log(`    ${label.padEnd(13)}${cyan(value)}${more ? `  ${dim(more)}` : ''}`);
  heading('Ready');
  row('Site', base);
  row('Back office', `${base}/admin`);
  row('', demoAdmin.email, `password ${demoAdmin.password}`);
  row('Mailbox', addresses.mailbox);
  row('Data', stack.dataDir, 'npm run reset clears it');
  row('Logs', stack.logDir);
  console.log(`\n  ${bold('Ctrl-C')} stops everything and keeps the data.\n`);
}
