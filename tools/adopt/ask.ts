import type { Answers } from './answers';
import type { Partly, Question } from './questions';

/** Shows a question and gives the answer; null at the end of the input. */
export type Prompt = (question: string) => Promise<string | null>;

/** Asks each question until its answer is accepted. @throws Error at the end of the input. */
export async function ask(
  questions: readonly Question[],
  prompt: Prompt,
  say: (sentence: string) => void,
): Promise<Answers> {
  const answers: Record<string, unknown> = {};
  for (const question of questions) {
    answers[question.key] =
      question.least === undefined
        ? await one(question, answers, prompt, say)
        : await several(question, question.least, answers, prompt, say);
  }
  return answers as unknown as Answers;
}

async function one(question: Question, answers: Partly, prompt: Prompt, say: (sentence: string) => void) {
  const usual = question.usual?.(answers) ?? '';
  const shown = usual === '' ? question.ask : `${question.ask} [${usual}]`;
  for (;;) {
    const given = (await answerTo(shown, prompt)) || usual;
    try {
      return question.read(given, answers);
    } catch (error) {
      say((error as Error).message);
    }
  }
}

async function several(
  question: Question,
  least: number,
  answers: Partly,
  prompt: Prompt,
  say: (sentence: string) => void,
) {
  const values: unknown[] = [];
  for (;;) {
    const given = await answerTo(question.ask, prompt);
    if (given === '' && values.length >= least) return values;
    if (given === '') say(`Enter at least ${least}.`);
    else {
      try {
        values.push(question.read(given, answers));
      } catch (error) {
        say((error as Error).message);
      }
    }
  }
}

async function answerTo(question: string, prompt: Prompt): Promise<string> {
  const given = await prompt(question);
  if (given === null) throw new Error('The input ended before the last question.');
  return given.trim();
}
