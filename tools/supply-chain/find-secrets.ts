import { lintSource } from '@secretlint/core';
import { secretLintProfiler } from '@secretlint/profiler';
import { creator as preset } from '@secretlint/secretlint-rule-preset-recommend';
import { paymentSecrets } from './payment-secrets';

export interface FoundSecret {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly rule: string;
}

// The profiler stores a mark for every text and searches all of them each time, which takes half a minute for
// a repository.
secretLintProfiler.mark = () => undefined;

const rules = [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: preset, options: {} }];

/** Texts that look like secrets, reported without the secret itself. */
export async function findSecrets(file: string, content: string): Promise<FoundSecret[]> {
  const { messages } = await lintSource({
    source: { filePath: file, content, ext: '', contentType: 'text' },
    options: { config: { rules } },
  });
  return [
    ...messages.map(({ ruleId, loc }) => ({ file, line: loc.start.line, rule: ruleId })),
    ...paymentSecrets(file, content),
  ];
}
