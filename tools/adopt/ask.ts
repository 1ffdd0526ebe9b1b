import type { Answers } from './answers';
import type { Typed } from './kept-answers';
import type { Question } from './questions';

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

const nothingEarlier: Earlier = { typed: {}, keep: () => undefined, show: () => undefined };

/** Asks each question until its answer is accepted. @throws Error at the end of the input. */
export async function ask(
  questions: readonly Question[],
  prompt: Prompt,
  say: (sentence: string) => void,
  earlier = nothingEarlier,
): Promise<Answers> {
  const answers: Record<string, unknown> = {};
  const typed: Record<string, string[]> = {};
  for (const question of questions) {
    const accepted: string[] = [];
    const before = [...(earlier.typed[question.key] ?? [])];
    typed[question.key] = accepted;
    /** The next answer that `take` accepts. */
    const next = async (shown: string, take: (line: string) => void): Promise<void> => {
      for (;;) {
        const known = before.shift();
        const line = known ?? (await answerTo(shown, prompt));
        try {
          take(line);
        } catch (error) {
          say((error as Error).message);
          continue;
        }
        accepted.push(line);
        if (known === undefined) earlier.keep({ ...earlier.typed, ...typed });
        else earlier.show(shown, line);
        return;
      }
    };
    await (question.least === undefined
      ? one(question, answers, next)
      : several(question, question.least, answers, next));
  }
  return answers as unknown as Answers;
}

type Next = (shown: string, take: (line: string) => void) => Promise<void>;

async function one(question: Question, answers: Record<string, unknown>, next: Next) {
  const usual = question.usual?.(answers) ?? '';
  await next(usual === '' ? question.ask : `${question.ask} [${usual}]`, (line) => {
    answers[question.key] = question.read(line || usual, answers);
  });
}

async function several(question: Question, least: number, answers: Record<string, unknown>, next: Next) {
  const values: unknown[] = [];
  answers[question.key] = values;
  for (let ended = false; !ended;) {
    await next(question.ask, (line) => {
      if (line !== '') values.push(question.read(line, answers));
      else if (values.length < least) throw new Error(`Enter at least ${least}.`);
      else ended = true;
    });
  }
}

async function answerTo(question: string, prompt: Prompt): Promise<string> {
  const given = await prompt(question);
  if (given === null) throw new Error('The input ended before the last question.');
  return given.trim();
}
