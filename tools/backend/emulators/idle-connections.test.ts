import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const program = `
  import http from 'node:http';
  const server = http.createServer().listen(0, '127.0.0.1', () => {
    console.log(server.address().address, server.keepAliveTimeout);
    server.close();
  });
`;

test('servers of the emulator suite leave idle connections open', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    path.join(import.meta.dirname, 'idle-connections.mjs'),
    '--input-type=module',
    '--eval',
    program,
  ]);
  expect(stdout.trim()).toBe('127.0.0.1 0');
});
