import { expect, it } from 'vitest';
import { findSecrets } from './find-secrets';
import { plantedSecrets } from './planted-secrets';

it.each(Object.entries(plantedSecrets()))('detects %s and reports its position', async (_, text) => {
  const [found] = await findSecrets('a.ts', `line one\nconst x = \`${text}\`;\n`);
  expect(found).toMatchObject({ file: 'a.ts', line: 2 });
  expect(JSON.stringify(found)).not.toContain(text);
});

it('ignores names and placeholders', async () => {
  const text =
    'SENDGRID_API_KEY=\nSTRIPE_SECRET_KEY=sk_live_...\nVITE_FIREBASE_API_KEY=...\nkey: whsec_test\n';
  expect(await findSecrets('.env.example', text)).toEqual([]);
});
