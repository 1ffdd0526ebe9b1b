import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { heading, step } from '../console/progress.mjs';
import { onOwnStack } from '../test/on-own-stack';
import { trustedJson } from '../trusted-json';
import { submissionsOfThisVersion } from './recorded-submissions';

/**
 * `npm run release:record`: records what this version stores, in `tests/releases/<version>`, for the tests of later
 * versions: an export of the demo's data, and one submission of each form.
 */
export function main(): Promise<number> {
  return onOwnStack({ site: 'none', sweeper: false }, record);
}

async function record() {
  const { localBucket } = await import('../admin/local-bucket');
  const { localServices } = await import('../admin/local-services');
  const { createDemoAdmin } = await import('../admin/create-demo-admin');
  const { stack } = await import('../backend/stack');
  const { openPlace } = await import('../backup/backup-place');
  const { exportBackup } = await import('../backup/export-backup');
  const { createDemoData } = await import('../demo/create-demo-data');

  const { version } = trustedJson<{ readonly version: string }>(readFileSync('package.json', 'utf8'));
  const folder = path.join('tests/releases', version);
  // They name the emulators in the environment.
  localServices();
  localBucket();
  const place = openPlace({ projectId: stack.projectId });
  heading(`Release ${version}`);
  try {
    await step('Demo data', async (detail) => {
      await createDemoAdmin();
      return createDemoData(detail);
    });
    await step('Export', async () => {
      const { parts } = await exportBackup(place, path.join(folder, 'export'));
      return `${Object.keys(parts).length} parts`;
    });
  } finally {
    await place.close();
  }
  mkdirSync(folder, { recursive: true });
  const submissions = submissionsOfThisVersion();
  writeFileSync(path.join(folder, 'submissions.json'), `${JSON.stringify(submissions, null, 2)}\n`);
  console.log(`\n  ${folder}\n`);
  return { name: 'release', passed: submissions.length, failures: [] };
}
