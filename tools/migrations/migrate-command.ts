import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { Failure } from '../console/failure.mjs';
import { flag, readOptions, text } from '../console/options';
import { heading, step } from '../console/progress.mjs';
import { progressOf } from './migration-progress';
import { migrations } from './migrations';
import { runMigration, tryMigration } from './run-migration';

/**
 * `npm run migrate -- --project <id>`: says which migrations of the stored records a project still needs, and with
 * `--do` runs them, oldest first. Where FIRESTORE_EMULATOR_HOST is set, the project is an emulator's.
 */
export async function main(args: string[]): Promise<number> {
  const { project, do: run } = readOptions(args, { project: text(null), do: flag });
  if (project === null) throw new Failure('Give --project <id>, and --do to run what is open.');
  const app = initializeApp({
    projectId: project,
    ...(process.env.FIRESTORE_EMULATOR_HOST === undefined && { credential: applicationDefault() }),
  });
  try {
    heading(`Stored records of ${project}`);
    await migrate(getFirestore(app), run);
    console.log();
  } finally {
    await deleteApp(app);
  }
  return 0;
}

async function migrate(firestore: Firestore, run: boolean): Promise<void> {
  if (migrations.length === 0) console.log('  This release needs no migration.');
  for (const migration of migrations) {
    const finished = (await progressOf(firestore, migration).get()).data()?.finished_at;
    if (finished) {
      console.log(`  ✓ ${migration.id}: done ${finished.toDate().toISOString()}`);
    } else if (run) {
      await step(migration.id, async (detail) => {
        const { read, changed } = await runMigration(firestore, migration, {
          onPage: (progress) => detail(`${progress.changed} of ${progress.read} records changed`),
        });
        return `${changed} of ${read} records changed`;
      });
    } else {
      const { read, changed } = await tryMigration(firestore, migration);
      console.log(`  · ${migration.id}: ${changed} of ${read} records to change. ${migration.does}`);
    }
  }
}
