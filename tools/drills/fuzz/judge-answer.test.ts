import { expect, it } from 'vitest';
import { judgeAnswer } from './judge-answer';

const answer = (status: number, body: unknown, contentType = 'application/json') => ({
  status,
  contentType,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

it.each([
  answer(200, { result: null }),
  answer(400, { error: { status: 'INVALID_ARGUMENT', message: 'Please check the marked fields.' } }),
])('accepts a result and a refusal', (good) => {
  expect(judgeAnswer(good)).toBeNull();
});

it.each([
  answer(500, { error: { status: 'INTERNAL', message: 'INTERNAL' } }),
  answer(400, { error: { status: 'INTERNAL', message: 'INTERNAL' } }),
  answer(200, { result: null, error: null }),
  answer(200, { error: { status: 'NOT_FOUND', message: 'x' } }),
  answer(400, { error: { status: 'INVALID_ARGUMENT', message: 'Error\n    at run (/srv/index.js:1:2)' } }),
  answer(400, {
    error: { status: 'INVALID_ARGUMENT', message: 'TypeError: Cannot read properties of null' },
  }),
  answer(200, '<html>', 'text/html'),
])('reports %j', (bad) => {
  expect(judgeAnswer(bad)).not.toBeNull();
});

it('accepts the platform’s own error texts, but no stack trace', () => {
  const page = (text: string) => answer(400, `<pre>${text}</pre>`, 'text/html');
  expect(judgeAnswer(page('Bad Request'), { plain: true })).toBeNull();
  expect(judgeAnswer(page('at parse (/app/node_modules/a.js:3:1)'), { plain: true })).not.toBeNull();
});
