import { rmSync } from 'node:fs';
import { heading, step } from '../console/progress.mjs';
import { checkPorts } from './checks/check-ports';
import { stack } from './stack';

/** `npm run reset`: deletes the local stack's data, emails, and logs. Refused while the stack is running. */
export async function main(): Promise<number> {
  heading('Clearing the local data');
  await checkPorts(['hub', 'mailbox']);
  await step('Data and logs', async () => {
    for (const path of [stack.dataDir, stack.demoBegunFile, stack.logDir, stack.scratchDir]) {
      rmSync(path, { recursive: true, force: true });
    }
    return Promise.resolve('gone; the next start makes new demo data');
  });
  console.log();
  return 0;
}
