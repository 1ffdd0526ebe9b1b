import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** The modules that commands load only once they run, as absolute paths without extensions. */
function lateModules(): string[] {
  const files = readdirSync('tools', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .map((name) => path.join('tools', name));
  const late = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/await import\('(\.[^']+)'\)/g)].map(([, specifier = '']) =>
      path.resolve(path.dirname(file), specifier),
    ),
  );
  return [...new Set(late)];
}

it('finds every module that a command loads late, among them those that import the functions', async () => {
  const modules = lateModules();
  expect(modules).toContain(path.resolve('tools/drills/kill/judge-kill'));
  // Some refuse to run without a stack; that is not what this is about.
  const script = `
    await import(${JSON.stringify(path.resolve('tools/bootstrap/register-typescript.mjs'))});
    const missing = [];
    for (const module of ${JSON.stringify(modules)}) {
      await import(module).catch(({ code, message }) => {
        if (/MODULE/.test(code)) missing.push(message.split('\\n')[0]);
      });
    }
    console.log(JSON.stringify(missing));
    process.exit();
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  expect(JSON.parse(stdout)).toEqual([]);
});
