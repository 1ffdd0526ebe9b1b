import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from '../console/failure.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * The folder of the business that everything is built for: the one that the variable BUSINESS names, or the one in
 * tsconfig.json.
 * @throws Failure for a name without a folder
 */
export function chosenBusiness(env = process.env) {
  const name = env.BUSINESS || defaultBusiness();
  const folder = path.join(root, 'businesses', name);
  const tsconfig = path.join(folder, 'tsconfig.json');
  if (!/^[\w-]+$/.test(name) || !existsSync(tsconfig)) {
    throw new Failure(
      `There is no business "${name}". Set BUSINESS to one of these folders: ${businessNames().join(', ')}.`,
    );
  }
  return { name, folder, tsconfig };
}

/** The folders of `businesses/`. */
export function businessNames() {
  return readdirSync(path.join(root, 'businesses'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

function defaultBusiness() {
  const { compilerOptions } = JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8'));
  return path.basename(path.dirname(compilerOptions.paths['@business/*'][0]));
}

/** For bundlers and Vite: what `@business/` means. */
export function businessAlias(env = process.env) {
  return { '@business': chosenBusiness(env).folder };
}

/**
 * For commands that run without tools/bootstrap.mjs and therefore know only the business of tsconfig.json.
 * @throws Failure if BUSINESS names another one
 */
export function refuseOtherBusiness(env = process.env) {
  const { name, tsconfig } = chosenBusiness(env);
  if (name === defaultBusiness() || env.TSX_TSCONFIG_PATH === tsconfig) return;
  throw new Failure(
    `This command takes the business of tsconfig.json. Name ${name} there, in "@business/*", instead of in BUSINESS.`,
  );
}
