import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { Failure } from '../console/failure.mjs';
import { readOptions, text } from '../console/options';
import { heading } from '../console/progress.mjs';
import { findLedgerProblems } from './find-problems';

/**
 * `npm run ledger:check -- --project <id>`: compares a project's ledger with its jobs, reports, online payments and
 * rewards to the penny, and names what differs. Where FIRESTORE_EMULATOR_HOST is set, the project is an emulator's.
 */
export async function main(args: string[]): Promise<number> {
  const { project } = readOptions(args, { project: text(null) });
  if (project === null) throw new Failure('Give --project <id>.');
  const app = initializeApp({
    projectId: project,
    ...(process.env.FIRESTORE_EMULATOR_HOST === undefined && { credential: applicationDefault() }),
  });
  try {
    heading(`Ledger of ${project}`);
    const { problems, rows, compared } = await findLedgerProblems(getFirestore(app), new Date());
    for (const { record, sentence } of problems) console.log(`  ✗ ${record}: ${sentence}`);
    console.log(`  ${problems.length === 0 ? '✓' : '✗'} ${rows} rows against ${compared} records\n`);
    return problems.length === 0 ? 0 : 1;
  } finally {
    await deleteApp(app);
  }
}
