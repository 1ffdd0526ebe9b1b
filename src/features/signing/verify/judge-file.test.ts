// @vitest-environment node
import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { judgeFile, largestFile } from './judge-file';

const pdf = (content: string) => new File([`%PDF-1.7\n${content}`], 'document.pdf');

function answerWith(result: unknown) {
  const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(Response.json({ result })),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

test('only the file’s hash leaves the device', async () => {
  const fetched = answerWith({ state: 'unknown' });
  await expect(judgeFile(pdf('secret words'))).resolves.toEqual({ state: 'unknown' });
  const sha256 = createHash('sha256').update('%PDF-1.7\nsecret words').digest('hex');
  expect(fetched.mock.calls.map(([, init]) => JSON.parse(init.body as string) as unknown)).toEqual([
    { data: { sha256 } },
  ]);
});

test('a file that is not a PDF or is far too large is not sent to the server', async () => {
  const fetched = answerWith({ state: 'signed' });
  await expect(judgeFile(new File(['words'], 'notes.pdf'))).resolves.toEqual({ state: 'not-a-pdf' });
  await expect(judgeFile(new File([new Uint8Array(largestFile + 1)], 'a.pdf'))).resolves.toEqual({
    state: 'too-large',
  });
  expect(fetched).not.toHaveBeenCalled();
});

test('without a response there is no result', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('refused')));
  await expect(judgeFile(pdf('x'))).resolves.toEqual({ state: 'unreachable' });
});
