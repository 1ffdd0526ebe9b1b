import { createHash, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { callPath } from '@domain/api/call-path';
import { contract } from '@domain/api/contract';
import { trustedJson } from '../../trusted-json';
import { ask, type Asked, type RawAnswer } from '../calls/ask';
import { callerHeaders } from '../calls/caller-token';
import { fuzzCase, type FuzzCase } from './fuzz-case';
import { judgeAnswer } from './judge-answer';
import { mutated } from './mutation';
import { partSize, type Part, type PartReport } from './parts';
import { rightBody, standInKey, type RightBody } from '../calls/right-bodies';
import { newAddress, type World } from '../calls/world';

/** Longer bodies are cut in the report to stay readable. */
const shownCharacters = 1_500;

/** Sends a part's hostile requests as an authorized caller and judges each response. */
export async function fuzzPart(part: Part, world: World, url: string, seed: number): Promise<PartReport> {
  const { access } = contract[part.name];
  const examples = await makeExamples(part, world);
  const answers: Record<string, number> = {};
  let requests = 0;
  const details = await fc.check(
    fc.asyncProperty(fuzzCase, async (one) => {
      const { asked, plain } = requestOf(one, examples, access);
      const answer = await ask(`${url}/${callPath(part.name)}`, asked);
      requests += 1;
      const said = outcomeOf(answer);
      answers[said] = (answers[said] ?? 0) + 1;
      const fault = judgeAnswer(answer, { plain });
      if (fault !== null) throw new Error(fault);
    }),
    { numRuns: part.count, seed: seedOf(part.name, seed, part.number) },
  );
  return {
    name: part.name,
    requests,
    answers,
    failure: details.failed ? failureOf(details, examples) : null,
  };

  function failureOf(
    { counterexample, errorInstance, counterexamplePath }: Found,
    made: readonly RightBody[],
  ) {
    const [one] = counterexample ?? [];
    const body = one ? String(requestOf(one, made, access).asked.body) : '';
    const path = counterexamplePath ?? '';
    const reason = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
    return `${part.name}: ${reason}; seed ${seed}, --from ${part.number * partSize}, path ${path}; ${body.slice(0, shownCharacters)}`;
  }
}

type Found = Pick<fc.RunDetails<[FuzzCase]>, 'counterexample' | 'errorInstance' | 'counterexamplePath'>;

const examplesAtMost = 25;

/** Enough records that most requests find an unprocessed one. */
async function makeExamples({ name, number, count }: Part, world: World): Promise<RightBody[]> {
  const wanted = Math.min(examplesAtMost, Math.max(3, Math.ceil(count / 10)));
  const examples: RightBody[] = [];
  while (examples.length < wanted) {
    const next = Array.from({ length: Math.min(10, wanted - examples.length) }, (_, index) =>
      rightBody(name, world, number * examplesAtMost + examples.length + index),
    );
    examples.push(...(await Promise.all(next)));
  }
  return examples;
}

interface Prepared {
  readonly asked: Asked;
  /** Whether the platform may answer instead of the function. */
  readonly plain: boolean;
}

function requestOf(
  one: FuzzCase,
  examples: readonly RightBody[],
  access: Parameters<typeof callerHeaders>[0],
): Prepared {
  const example = examples[one.kind === 'near' ? one.example % examples.length : 0];
  const headers = {
    'Content-Type': 'application/json',
    'X-Forwarded-For': newAddress(),
    ...callerHeaders(access, example?.customerId ?? ''),
  };
  switch (one.kind) {
    case 'near':
      return { asked: { headers, body: inEnvelope(mutated(example?.body, one.mutations)) }, plain: false };
    case 'any':
      return { asked: { headers, body: inEnvelope(one.data) }, plain: false };
    case 'envelope':
      return { asked: { headers, body: JSON.stringify(one.value) }, plain: false };
    case 'raw': {
      const { method, contentType, text, times, headers: others } = one.raw;
      const all = { ...headers, 'Content-Type': contentType, ...others };
      return {
        asked: { method, headers: all, body: Buffer.from(text.repeat(times), 'latin1'), alone: true },
        plain: true,
      };
    }
  }
}

/** A new idempotency key per request, so that none counts as a repeat. */
function inEnvelope(data: unknown): string {
  return JSON.stringify({ data }).replaceAll(standInKey, randomUUID());
}

function outcomeOf({ status, body }: RawAnswer): string {
  try {
    const answer = trustedJson<{ error?: { status?: string; details?: { code?: string } } } | null>(body);
    if (answer?.error) return answer.error.details?.code ?? answer.error.status ?? String(status);
    if (answer !== null && 'result' in answer) return 'result';
  } catch {
    // ignored: a response from the platform itself has only its status
  }
  return String(status);
}

/** Each part's seed is independent of the other parts that run. */
function seedOf(name: string, seed: number, part: number): number {
  return createHash('sha256').update(`${seed}:${name}:${part}`).digest().readInt32BE();
}
