import { nameOf, type Lockfile, type Manifest } from './lockfile';

const exactVersion = /^\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?$/;
const range = /^[~^]?\d+(?:\.\d+){1,2}(?:-[\w.-]+)?$/;
/** `npm:@cantoo/pdf-lib@^2.11.1`: a package installed under another name. */
const alias = /^npm:(?<name>(?:@[\w.-]+\/)?[\w.-]+)@(?<asked>[^@]+)$/;

/**
 * A message for everything in a lockfile that could make an install differ from what was tested: a package
 * without a hash, one from outside the registry, or a package.json with other dependencies.
 */
export function checkLockfile(manifest: Manifest, lockfile: Lockfile): string[] {
  const found: string[] = [];
  if (lockfile.lockfileVersion !== 3) found.push(`has the format ${lockfile.lockfileVersion}, not 3`);
  const { '': project, ...installed } = lockfile.packages;
  for (const kind of ['dependencies', 'devDependencies'] as const) {
    const asked = manifest[kind] ?? {};
    const locked = project?.[kind] ?? {};
    for (const name of new Set([...Object.keys(asked), ...Object.keys(locked)])) {
      if (asked[name] !== locked[name]) {
        found.push(
          `has ${name} ${locked[name] ?? 'not at all'}, package.json ${asked[name] ?? 'not at all'}`,
        );
      }
      if (asked[name] === undefined) continue;
      const aliased = alias.exec(asked[name])?.groups;
      if (!range.test(aliased?.asked ?? asked[name])) {
        found.push(`${name} is asked for as "${asked[name]}", which is no range of the registry`);
      }
      const stands = installed[`node_modules/${name}`]?.name;
      if (stands !== aliased?.name) {
        found.push(`${name} is locked as ${stands ?? name}, package.json asks for ${aliased?.name ?? name}`);
      }
    }
  }
  for (const [folder, entry] of Object.entries(installed)) {
    const name = nameOf(folder);
    if (entry.link) found.push(`${name} is a link to a folder`);
    if (!entry.integrity?.startsWith('sha512-')) found.push(`${name} has no SHA-512`);
    if (!exactVersion.test(entry.version ?? '')) found.push(`${name} has no exact version`);
    if (entry.resolved !== undefined) found.push(`${name} names where it was downloaded: ${entry.resolved}`);
  }
  return found;
}
