import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const load = (offset: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', '-e', "await import('./tools/backend/stack.ts')"], {
    env: { ...process.env, PORT_OFFSET: offset },
    encoding: 'utf8',
  });

test.each([
  ['10', 5060],
  ['2000', 10080],
  ['1493', 6666],
])('PORT_OFFSET=%s is refused at once, because it leads to port %i, which fetch refuses', (offset, port) => {
  const { status, stderr } = load(offset);
  expect(status).not.toBe(0);
  expect(stderr).toContain(`PORT_OFFSET=${offset} leads to port ${port}`);
});

test.each(['0', '20', '200', '1000'])('PORT_OFFSET=%s works', (offset) => {
  expect(load(offset).stderr).toBe('');
});
