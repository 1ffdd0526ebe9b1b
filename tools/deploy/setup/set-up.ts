import { shown, type Command } from './command';
import type { Facts } from './facts';
import type { Google, Reply } from './google';
import { notVisible, problemOf, unclearProblem, type Problem } from './problem';
import type { Part, Step } from './step';

/** `open`: to do. `made`: done in this run. `left`: only a person can do it. */
export type PartState = 'done' | 'made' | 'open' | 'left' | 'failed';

export interface PartOutcome {
  readonly part: Part;
  readonly state: PartState;
  /** What went wrong and what to do; null unless it failed. */
  readonly problem: string | null;
}

export interface StepOutcome {
  readonly step: Step;
  readonly parts: readonly PartOutcome[];
  /** The steps that it waits for. Without one, it was looked at. */
  readonly waitsFor: readonly string[];
}

interface Work {
  readonly google: Google;
  /** Carries out what is missing; without it, only reads. */
  readonly isDoing: boolean;
  /** Attempts at what Google needs some minutes for. */
  readonly tries: number;
  readonly pause: () => Promise<void>;
  readonly report: (outcome: StepOutcome, position: number) => void;
}

/** Looks at all steps in order and, if asked to, carries out what is missing. */
export async function setUp(
  steps: readonly Step[],
  facts: Facts,
  work: Work,
): Promise<readonly StepOutcome[]> {
  const outcomes: StepOutcome[] = [];
  const project = new Project(facts, work);
  for (const [index, step] of steps.entries()) {
    const waitsFor = step.needs.filter((name) => !isReady(name, outcomes, work.isDoing));
    const parts = waitsFor.length > 0 ? [] : await project.takeStep(step);
    const outcome = { step, parts, waitsFor };
    outcomes.push(outcome);
    work.report(outcome, index + 1);
  }
  return outcomes;
}

/** A run that only reads goes on after what it would do. */
function isReady(name: string, outcomes: readonly StepOutcome[], isDoing: boolean): boolean {
  const outcome = outcomes.find(({ step }) => step.name === name);
  if (!outcome) throw new Error(`No step before is called "${name}".`);
  const blocks: readonly PartState[] = isDoing ? ['failed', 'left', 'open'] : ['failed'];
  return outcome.waitsFor.length === 0 && outcome.parts.every(({ state }) => !blocks.includes(state));
}

class Project {
  #facts: Facts;
  readonly #work: Work;
  /** Answers since the last change: many parts ask the same. */
  readonly #answers = new Map<string, Reply>();

  constructor(facts: Facts, work: Work) {
    this.#facts = facts;
    this.#work = work;
  }

  async takeStep(step: Step): Promise<PartOutcome[]> {
    const outcomes: PartOutcome[] = [];
    for (const part of step.parts(this.#facts)) {
      outcomes.push(await this.#takePart(part));
      if (outcomes.at(-1)?.state === 'failed') break;
    }
    return outcomes;
  }

  async #takePart(part: Part): Promise<PartOutcome> {
    const look = await this.#patiently(() => this.#look(part));
    if (look === 'done') return { part, state: 'done', problem: null };
    if (look !== 'open') return failed(part, look);
    if (part.byHand !== null) return { part, state: 'left', problem: null };
    if (!this.#work.isDoing) return { part, state: 'open', problem: null };
    const problem = await this.#patiently(() => this.#fix(part));
    if (problem !== 'done') return failed(part, problem);
    const made = await this.#patiently(async () => {
      this.#answers.clear();
      const seen = await this.#look(part);
      return seen === 'open' ? { ...notVisible, again: true } : seen;
    });
    return made === 'done' ? { part, state: 'made', problem: null } : failed(part, made);
  }

  async #look(part: Part): Promise<'done' | 'open' | Problem> {
    const reply = await this.#ask(part);
    if (reply.state === 'missing') return 'open';
    if (reply.state === 'failed') {
      const problem = this.#problem(reply.text, part);
      // Before its API is enabled, nothing of it can be there.
      return problem.again && !this.#work.isDoing ? 'open' : problem;
    }
    const judgement = part.judge(reply.body);
    if (judgement === 'unclear') return unclearProblem;
    this.#facts = { ...this.#facts, ...part.learn(reply.body) };
    return judgement;
  }

  async #ask({ read }: Part): Promise<Reply> {
    const key = shown(read, this.#facts.project);
    const remembered = this.#answers.get(key);
    if (remembered) return remembered;
    const reply = await this.#work.google.ask(read);
    if (reply.state !== 'failed') this.#answers.set(key, reply);
    return reply;
  }

  async #fix(part: Part): Promise<'done' | Problem> {
    this.#answers.clear();
    for (const command of part.fix) {
      if (isForShell(command)) throw new Error(`A person has to run: ${command.shell}`);
      const result = await this.#work.google.carryOut(command);
      if (result.state === 'failed') return this.#problem(result.text, part);
    }
    return 'done';
  }

  #problem(text: string, { role }: Part): Problem {
    return problemOf(text, { facts: this.#facts, role });
  }

  /** Tries again as long as that may help. */
  async #patiently<Value extends string>(attempt: () => Promise<Value | Problem>): Promise<Value | Problem> {
    for (let tried = 1; ; tried += 1) {
      const result = await attempt();
      if (typeof result === 'string' || !result.again || tried >= this.#work.tries) return result;
      await this.#work.pause();
    }
  }
}

function isForShell(command: Command): command is Extract<Command, { readonly shell: string }> {
  return 'shell' in command;
}

function failed(part: Part, { sentence }: Problem): PartOutcome {
  return { part, state: 'failed', problem: sentence };
}
