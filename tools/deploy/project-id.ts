import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hasFields, isObject, isText } from '@domain/json/guards';
import { readJson } from '@domain/json/parse-json';
import { repositoryRoot } from '../backend/stack';
import { Failure } from '../console/failure.mjs';

type Aliases = Readonly<Record<string, string>>;

/** https://cloud.google.com/resource-manager/docs/creating-managing-projects */
const idShape = /^[a-z][a-z\d-]{4,28}[a-z\d]$/;
/** Names that everybody uses for a project, and which are never its id. */
const usualAliases = ['staging', 'production', 'default'];

/** The aliases in .firebaserc, which `firebase use --add` writes and nobody commits; none without that file. */
export function readAliases(): Aliases {
  const file = path.join(repositoryRoot, '.firebaserc');
  if (!existsSync(file)) return {};
  const read = readJson(readFileSync(file, 'utf8'), hasFields({ projects: isObject }));
  if (read === null)
    throw new Failure('.firebaserc has no "projects": write it with "npx firebase use --add".');
  return Object.fromEntries(
    Object.entries(read.projects).filter((entry): entry is [string, string] => isText(entry[1])),
  );
}

/** The id of a project given by its alias or its id. @throws Failure for an alias that nothing explains */
export function projectIdOf(given: string, aliases: Aliases): string {
  const id = Object.hasOwn(aliases, given) ? aliases[given] : given;
  if (id !== undefined && idShape.test(id) && (id !== given || !usualAliases.includes(given))) return id;
  throw new Failure(
    `"${given}" is neither a project’s id nor an alias in .firebaserc: run "npx firebase use --add", and call the project ${given}.`,
  );
}
