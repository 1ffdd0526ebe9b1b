import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../backend/stack';
import { refuseOtherBusiness } from '../business/chosen-business.mjs';
import { wantedConfig } from './wanted-config';

const file = path.join(repositoryRoot, 'firebase.json');

/** Writes firebase.json; with `--check` it writes nothing and fails if the file is out of date. */
async function writeHosting(check: boolean): Promise<void> {
  const wanted = await wantedConfig();
  const present = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (present === wanted) return;
  if (check) {
    console.error('firebase.json is stale: run "npm run hosting:write" and commit it.');
    process.exitCode = 1;
    return;
  }
  writeFileSync(file, wanted);
}

refuseOtherBusiness();
await writeHosting(process.argv.includes('--check'));
