import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../backend/stack';
import { findStandIns } from './find-stand-ins';

/**
 * firebase-tools runs this before it uploads a part, `site` or `functions`, with GCLOUD_PROJECT set to the project of
 * the deploy. Ends the deploy with a sentence for each thing that belongs to a local stack.
 */
function checkDeploy(part: string | undefined): void {
  const found = findStandIns({
    projectId: process.env.GCLOUD_PROJECT ?? '',
    site:
      part === 'site' ? read(path.join(repositoryRoot, 'dist'), (file) => /\.(?:js|html)$/.test(file)) : {},
    functionSettings:
      part === 'functions'
        ? read(path.join(repositoryRoot, 'functions'), (file) => /^\.env(?:\.(?!local$).+)?$/.test(file))
        : {},
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

checkDeploy(process.argv[2]);
