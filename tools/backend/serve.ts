import { createDemoAdmin } from '../admin/create-demo-admin';
import { looksPath } from '../looks/looks-handler';
import { bold, cyan, dim, heading, note, step } from '../console/progress.mjs';
import { createDemoData } from '../demo/create-demo-data';
import { business } from '@domain/business/business';
import { addresses } from './addresses';
import { Shutdown } from './process/shutdown';
import { runStack } from './run-stack';
import { demoAdmin, stack } from './stack';

/** Runs the stack until Ctrl-C; shared by `npm start` and `npm run dev`. */
export async function serve(site: 'build' | 'vite'): Promise<number> {
  heading(`${business.name}, on this machine`);
  const shutdown = new Shutdown();
  shutdown.onSignals(() => console.log(`\n\n  ${dim('Stopping. Your data is kept.')}\n`), 0);
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
    // A step that fails because of the shutdown is not reported.
    if (!shutdown.begun) {
      await shutdown.run().catch((failure: unknown) => note(String(failure)));
      throw error;
    }
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
  row('Looks', `${addresses.site}${looksPath}`, 'every page and email side by side');
  row('Data', stack.dataDir, 'npm run reset clears it');
  row('Logs', stack.logDir);
  console.log(`\n  ${bold('Ctrl-C')} stops everything. Your data is saved then, and every minute.\n`);
}
