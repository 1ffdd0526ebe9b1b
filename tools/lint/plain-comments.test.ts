import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, it } from 'vitest';
import { plainComments } from './plain-comments';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } });
const avoided = (word: string, write: string) => [{ messageId: 'avoided', data: { word, write } }];
const role = 'the role: “the caller”, “the client”, “an admin”';
const notified = '“is notified”, “is shown” or “reads”';

tester.run('plain-comments', plainComments, {
  valid: [
    { name: 'plain words', code: '/** Sets the clock again. */\nconst a = 1; // the caller is notified' },
    { name: 'a longer word', code: '// a renewed key' },
    { name: 'what another was told', code: '// what the client was told on the phone' },
    { name: 'a text, which copy:list judges', code: 'const a = "whoever is told anew"; // fine' },
    { name: 'code that looks like a comment', code: 'const a = "https://whoever.example";' },
  ],
  invalid: [
    { name: 'a line', code: '// Starts anew.', errors: avoided('anew', '“again”') },
    { name: 'a block', code: '/**\n * Whoever has the link.\n */', errors: avoided('Whoever', role) },
    { name: 'behind code', code: 'const a = 1; // the office is told', errors: avoided('is told', notified) },
    {
      name: 'across lines',
      code: '/**\n * The clients are\n * told.\n */',
      errors: avoided('are told', notified),
    },
    {
      name: 'each of several',
      code: '/* whoever asks anew */',
      errors: [...avoided('anew', '“again”'), ...avoided('whoever', role)],
    },
  ],
});
