import { bold, cyan, dim, green, heading, red, yellow } from '../../console/progress.mjs';
import { shown, type Command } from './command';
import type { Facts } from './facts';
import type { PartOutcome, PartState, StepOutcome } from './set-up';
import type { Step } from './step';

const marks: Readonly<Record<PartState, string>> = {
  done: green('✓'),
  made: green('+'),
  open: cyan('→'),
  left: yellow('!'),
  failed: red('✗'),
};

const indented = (commands: readonly Command[], project: string) =>
  commands.map((command) => `       ${shown(command, project)}`);

/** Every step in order with the commands that it would run, for a project of which nothing is known. */
export function printPlan(steps: readonly Step[], facts: Facts): void {
  heading(`Plan for ${facts.project}. Nothing is read or changed.`);
  for (const [index, step] of steps.entries()) {
    console.log(`  ${bold(`${index + 1}. ${step.name}`)}`);
    for (const { what, fix, byHand } of step.parts(facts)) {
      console.log(`     ${what}${byHand === null ? '' : dim(` (by hand: ${byHand})`)}`);
      for (const row of indented(fix, facts.project)) console.log(row);
    }
  }
  console.log(
    `\n  ${steps.length} steps. Values in CAPITALS are read from the project or given as options.\n`,
  );
}

export function printOutcome(
  { step, parts, waitsFor }: StepOutcome,
  position: number,
  project: string,
): void {
  console.log(`  ${bold(`${position}. ${step.name}`)}`);
  if (waitsFor.length > 0) console.log(`   … waits for: ${waitsFor.join(', ')}`);
  else if (parts.length === 0) console.log(`   ${marks.done} nothing to do here`);
  for (const { part, state, problem } of parts) {
    console.log(`   ${marks[state]} ${part.what}${problem === null ? '' : `: ${problem}`}`);
    if (state === 'open' || state === 'failed')
      for (const row of indented(part.fix, project)) console.log(row);
  }
}

/** What is left to do and the next command. Returns the exit code: 1 if anything but a person's part is left. */
export function lastRows(outcomes: readonly StepOutcome[], project: string): number {
  const of = (wanted: PartState) => partsIn(outcomes, wanted);
  const waiting = outcomes.filter(({ waitsFor }) => waitsFor.length > 0);
  console.log(
    `\n  ${of('done').length} done before, ${of('made').length} done now, ${of('open').length} to do, ${of('left').length} left to a person, ${of('failed').length} failed, ${waiting.length} steps waiting`,
  );
  if (of('left').length > 0) {
    heading('Left to a person');
    for (const { part } of of('left'))
      for (const row of [`  ${marks.left} ${part.what}: ${part.byHand}`, ...indented(part.fix, project)])
        console.log(row);
  }
  const isComplete = of('open').length + of('failed').length + waiting.length === 0;
  const again = `npm run deploy:setup -- --project ${project} --do`;
  const check = `npm run deploy:check -- --project ${project}`;
  if (isComplete) console.log(`\n  ${green('✓')} All done that this command can do. Next: ${check}\n`);
  else console.log(`\n  Next: ${of('failed').length > 0 ? 'see ✗ above, then ' : ''}${again}\n`);
  return isComplete ? 0 : 1;
}

function partsIn(outcomes: readonly StepOutcome[], wanted: PartState): PartOutcome[] {
  return outcomes.flatMap(({ parts }) => parts.filter(({ state }) => state === wanted));
}
