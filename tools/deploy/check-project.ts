import { allChecks } from './all-checks';
import { unknown, type Check, type Deploy, type Finding } from './finding';

export interface Checked {
  readonly name: string;
  readonly findings: readonly Finding[];
}

const marks = { fine: '✓', wrong: '✗', unknown: '?' } as const;

/** Runs every check of a project; one that cannot run does not affect the others. */
export function checkProject(deploy: Deploy, checks: readonly Check[] = allChecks): Promise<Checked[]> {
  return Promise.all(
    checks.map(async ({ name, look }) => {
      try {
        return { name, findings: await look(deploy) };
      } catch {
        // ignored: the finding says that the answer was not understood
        return { name, findings: [unknown('was answered in a shape that is not known')] };
      }
    }),
  );
}

/** One row per finding. */
export function linesOf(checked: readonly Checked[]): string[] {
  return checked.flatMap(({ name, findings }) =>
    findings.map(({ state, text }) => `  ${marks[state]} ${name}: ${text}`),
  );
}
