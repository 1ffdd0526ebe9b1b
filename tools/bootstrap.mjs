/**
 * The entry point of every package.json command that must run in a fresh clone: `node tools/bootstrap.mjs
 * start`. It is plain Node without packages, because it installs them.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { portOffset } from './backend/ports.mjs';
import { chosenBusiness } from './business/chosen-business.mjs';
import { buildFirestore } from './bootstrap/build-firestore.mjs';
import { checkNodeVersion } from './bootstrap/check-node-version.mjs';
import { installPackages } from './bootstrap/install-packages.mjs';
import { folderOfNode, isLikeProduction, runAgainWith, versionIn } from './bootstrap/production-node.mjs';
import { Failure } from './console/failure.mjs';
import { failureSentence } from './console/progress.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const commands = {
  /** A program of an installed package, with its arguments. */
  exec: './bootstrap/run-program.mjs',
  start: './backend/start.ts',
  dev: './backend/dev.ts',
  reset: './backend/reset.ts',
  test: './test/run-tests.ts',
  check: './test/run-check.ts',
  budgets: './budgets/run-budgets.ts',
  lighthouse: './lighthouse/run-lighthouse.ts',
  looks: './looks/write-looks.ts',
  'drill:outbox': './drills/drill-outbox.ts',
  'drill:photos': './drills/drill-photos.ts',
  'drill:update': './drills/drill-update.ts',
  'drill:clock': './drills/drill-clock.ts',
  'drill:rules': './drills/drill-rules.ts',
  'drill:fuzz': './drills/drill-fuzz.ts',
  'drill:forwarded': './drills/drill-forwarded.ts',
  'drill:hostile': './drills/drill-hostile.ts',
  'drill:tokens': './drills/drill-tokens.ts',
  'drill:enumeration': './drills/drill-enumeration.ts',
  'drill:provider': './drills/drill-provider.ts',
  'drill:kill': './drills/drill-kill.ts',
  'drill:flood': './drills/drill-flood.ts',
  'drill:film': './drills/drill-film.ts',
  'drill:slots': './drills/drill-slots.ts',
  'drill:compare': './drills/drill-compare.ts',
  'drill:year': './drills/drill-year.ts',
  'drill:erase': './drills/drill-erase.ts',
  'drill:restore': './drills/drill-restore.ts',
  'drill:import': './drills/drill-import.ts',
  'backup:export': './backup/backup-export.ts',
  'backup:import': './backup/backup-import.ts',
  migrate: './migrations/migrate-command.ts',
  'ledger:check': './ledger/ledger-check-command.ts',
  'release:record': './releases/record-release.ts',
  'bench:office': './bench-office/bench-office.ts',
  'bench:pdf': './bench-pdf/run-bench.ts',
  'bench:start': './bench-start/run-bench.ts',
  costs: './costs/run-costs.ts',
  adopt: './adopt/adopt-command.ts',
  'adopt:check': './adopt/adopt-check-command.ts',
  'legal:freeze': './business/freeze-command.ts',
  'deploy:setup': './deploy/setup/setup-command.ts',
  'admin:create': './admin/create-admin-command.ts',
  deploy: './deploy/deploy-command.ts',
  smoke: './smoke/smoke-command.ts',
};

/** The commands that a fresh machine begins with. */
function startsAll(command, args) {
  return ['start', 'dev', 'test'].includes(command) && args.length === 0;
}

async function run(command, args) {
  const module = commands[command];
  if (!module) throw new Failure(`Unknown command "${command}". Known: ${Object.keys(commands).join(', ')}.`);
  checkNodeVersion(process.versions.node);
  portOffset();
  process.chdir(root);
  const production = versionIn(root);
  if (!isLikeProduction(process.versions.node, production)) {
    return runAgainWith(await folderOfNode(production), process.argv.slice(1));
  }
  await installPackages(
    root,
    startsAll(command, args) ? [{ label: 'Firestore, build', work: buildFirestore }] : [],
  );
  process.env.TSX_TSCONFIG_PATH = chosenBusiness().tsconfig;
  await import('./bootstrap/register-typescript.mjs');
  const { main } = await import(module);
  return main(args);
}

// A pipe that closes first (`npm start | tee log` on Ctrl-C) must not interrupt the shutdown.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

try {
  const [command, ...args] = process.argv.slice(2);
  process.exitCode = await run(command, args);
} catch (error) {
  failureSentence(error instanceof Failure ? error.message : inspect(error));
  process.exitCode = 1;
}
