import type { PackageFolder } from './lockfile';
import { npmAnswer } from './npm-answer';
import type { Waivers } from './waivers';

/** A message for each package that is missing or whose locked version is outside a requested range. */
export async function checkTree(folder: PackageFolder, { tags }: Pick<Waivers, 'tags'>): Promise<string[]> {
  const tree = (await npmAnswer(folder, ['ls', '--package-lock-only', '--all'])) as {
    readonly problems?: readonly string[];
  } | null;
  if (tree === null) return ['npm cannot read the lockfile'];
  const waived = new Set(tags.map((tag) => tag.package));
  return (tree.problems ?? []).map(withoutFolder).filter((problem) => !waived.has(packageIn(problem)));
}

/** `invalid: a@1.0.0 /path/on/disk`: removes the local path. */
function withoutFolder(problem: string): string {
  return problem.replace(/ \/\S*$/, '');
}

function packageIn(problem: string): string {
  return /^\w+: (@?[^@\s]+)@/.exec(problem)?.[1] ?? '';
}
