import type { Answers } from './answers';
import type { Typed } from './kept-answers';
import type { Partly, Question } from './questions';

/** Shows a question and gives the answer; null at the end of the input. */
export type Prompt = (question: string) => Promise<string | null>;

export interface Earlier {
  /** What was typed before, which is not asked again. */
  readonly typed: Typed;
  /** Called with all that was typed, after each answer that is accepted. */
  readonly keep: (typed: Typed) => void;
  /** Shows an answer that is not asked again. */
  readonly show: (question: string, answer: string) => void;
}

/** Typed instead of an answer: back to the answer before, and on from there without changing it. */
export const back = '<';
export const forward = '>';

const nothingEarlier: Earlier = { typed: {}, keep: () => undefined, show: () => undefined };

/** What the accepted lines up to some point have come to. */
interface Place {
  /** The number of the question that comes next. */
  readonly at: number;
  readonly answers: Partly;
  /** The line that led here, and its question. */
  readonly line: string;
  readonly key: string;
}

/** Asks each question until its answer is accepted. @throws Error at the end of the input. */
export async function ask(
  questions: readonly Question[],
  prompt: Prompt,
  say: (sentence: string) => void,
  earlier = nothingEarlier,
): Promise<Answers> {
  const passed: Place[] = [];
  let here: Place = { at: 0, answers: {}, line: '', key: '' };
  const before = new Lines(earlier.typed);
  /** Lines of answers that were gone back from. */
  const undone = new Lines();
  const keep = () => {
    const typed = new Lines();
    for (const { key, line } of [...passed.slice(1), here]) typed.add(key, line);
    earlier.keep(Object.fromEntries(questions.flatMap(({ key }) => kept(key, [typed, undone, before]))));
  };

  for (;;) {
    const question = questions[here.at];
    if (question === undefined) return here.answers as Answers;
    const { key } = question;
    const known = before.take(key);
    const shown = sentence(question, here.answers, undone.first(key));
    const given = known ?? (await answerTo(shown, prompt));
    if (given === back) {
      const last = passed.pop();
      if (last === undefined) say('This is the first question.');
      else {
        undone.putBack(here.key, here.line);
        here = last;
      }
      continue;
    }
    const line = given === forward ? undone.first(key) : given;
    if (line === undefined) {
      say('You have not answered this question yet.');
      continue;
    }
    try {
      const next = accept(question, here, line);
      passed.push(here);
      // A new answer replaces the one that was gone back from, and the end of a list all that followed.
      if (next.at > here.at) undone.clear(key);
      else undone.take(key);
      here = next;
    } catch (error) {
      say((error as Error).message);
      if (given === forward) undone.take(key);
      continue;
    }
    if (known === undefined) keep();
    else earlier.show(shown, line);
  }
}

function sentence({ ask, usual, least }: Question, answers: Partly, undone?: string): string {
  const offered = least === undefined ? (usual?.(answers) ?? '') : '';
  return [ask, offered && `[${offered}]`, undone && `(${forward} for ${undone})`].filter(Boolean).join(' ');
}

/** Where a line leads. @throws Error with the sentence that says what is wrong with it. */
function accept(question: Question, { at, answers }: Place, line: string): Place {
  const { key, usual, read, least } = question;
  if (least === undefined) {
    const value = read(line || (usual?.(answers) ?? ''), answers);
    return { at: at + 1, answers: { ...answers, [key]: value }, line, key };
  }
  const values = (answers[key] ?? []) as readonly unknown[];
  if (line !== '') {
    return { at, answers: { ...answers, [key]: [...values, read(line, answers)] }, line, key };
  }
  if (values.length < least) throw new Error(`Enter at least ${least}.`);
  return { at: at + 1, answers: { ...answers, [key]: values }, line, key };
}

/** Typed lines, in order, by the key of their question. */
class Lines {
  readonly #lines = new Map<string, string[]>();

  constructor(typed: Typed = {}) {
    for (const [key, lines] of Object.entries(typed)) this.#lines.set(key, [...lines]);
  }

  of(key: string): readonly string[] {
    return this.#lines.get(key) ?? [];
  }

  first(key: string): string | undefined {
    return this.of(key)[0];
  }

  take(key: string): string | undefined {
    return this.#lines.get(key)?.shift();
  }

  add(key: string, line: string): void {
    this.#lines.set(key, [...this.of(key), line]);
  }

  putBack(key: string, line: string): void {
    this.#lines.set(key, [line, ...this.of(key)]);
  }

  clear(key: string): void {
    this.#lines.delete(key);
  }
}

function kept(key: string, lists: readonly Lines[]): [string, string[]][] {
  const lines = lists.flatMap((list) => list.of(key));
  return lines.length === 0 ? [] : [[key, lines]];
}

async function answerTo(question: string, prompt: Prompt): Promise<string> {
  const given = await prompt(question);
  if (given === null) throw new Error('The input ended before the last question.');
  return given.trim();
}
