import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../backend/stack';
import { findStandIns } from './find-stand-ins';

/** firebase-tools runs this before it uploads, with GCLOUD_PROJECT set to the project of the deploy. */
function checkDeploy(): void {
  const site = path.join(repositoryRoot, 'dist');
  if (!existsSync(site)) {
    console.error('There is no build in dist: run "npm run build" with the settings of docs/deploy.md.');
    process.exit(1);
  }
  const found = findStandIns({
    projectId: process.env.GCLOUD_PROJECT ?? '',
    site: read(site, (file) => /\.(?:js|html)$/.test(file)),
    functionSettings: read(path.join(repositoryRoot, 'functions'), (file) =>
      /^\.env(?:\.(?!local$).+)?$/.test(file),
    ),
  });
  for (const sentence of found) console.error(sentence);
  if (found.length > 0) process.exit(1);
}

/** The matching files of a folder; of the functions' folder only what lies directly in it. */
function read(folder: string, matches: (file: string) => boolean): Record<string, string> {
  const recursive = path.basename(folder) === 'dist';
  const files = readdirSync(folder, { recursive, encoding: 'utf8' }).filter(matches);
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

checkDeploy();
