import os from 'node:os';
import { expect, it } from 'vitest';
import { checkSpace } from './check-space';

it('reports a disk that is too full, with the space needed and the folder', async () => {
  await expect(checkSpace(os.tmpdir(), 1, 'a test')).resolves.toBeUndefined();
  await expect(checkSpace(os.tmpdir(), Number.MAX_SAFE_INTEGER, 'a test')).rejects.toThrow(
    new RegExp(`a test needs ${Number.MAX_SAFE_INTEGER} MB and ${os.tmpdir()} has \\d+ MB`),
  );
});
