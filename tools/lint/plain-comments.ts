import type { Rule } from 'eslint';

interface AvoidedWord {
  readonly pattern: RegExp;
  readonly write: string;
}

/** Of docs/glossary.md, "Words to avoid", those that nothing else can mean. Between two words a line may break. */
const avoided: readonly AvoidedWord[] = [
  { pattern: /\banew\b/giu, write: '“again”' },
  { pattern: /\bwhoever\b/giu, write: 'the role: “the caller”, “the client”, “an admin”' },
  { pattern: /\b(?:is|are)[\s*]+told\b/giu, write: '“is notified”, “is shown” or “reads”' },
];

/** Forbids words in comments that the glossary rules out, as judgeCopy does in texts for people. */
export const plainComments: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { avoided: 'Write {{write}} instead of “{{word}}” (docs/glossary.md, Words to avoid).' },
  },
  create(context) {
    return {
      Program() {
        for (const { value, loc } of context.sourceCode.getAllComments()) {
          if (!loc) continue;
          for (const { pattern, write } of avoided) {
            for (const [word] of value.matchAll(pattern)) {
              context.report({
                loc,
                messageId: 'avoided',
                data: { write, word: word.replaceAll(/[\s*]+/g, ' ') },
              });
            }
          }
        }
      },
    };
  },
};
