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

const refusal = (message: string) => answer(400, { error: { status: 'INVALID_ARGUMENT', message } });

it.each<[string, ReturnType<typeof answer>]>([
  ['status 500: ', answer(500, { error: { status: 'INTERNAL', message: 'INTERNAL' } })],
  ['INTERNAL: INTERNAL', answer(400, { error: { status: 'INTERNAL', message: 'INTERNAL' } })],
  ['members result, error', answer(200, { result: null, error: null })],
  ['an error with status 200', answer(200, { error: { status: 'NOT_FOUND', message: 'x' } })],
  ['the response contains a stack: at run', refusal('Error\n    at run (/srv/index.js:1:2)')],
  ['the response contains a folder of the server: node_modules', refusal('in /app/node_modules/x')],
  ['the response contains the name of a library: yup', refusal('yup failed')],
  ['the response contains an error of the language: TypeError', refusal('TypeError: Cannot read x of null')],
  ['not JSON: <html>', answer(200, '<html>', 'text/html')],
])('reports %s', (fault, bad) => {
  expect(judgeAnswer(bad)?.slice(0, fault.length)).toBe(fault);
});

it('accepts the platform’s own error texts, but no stack trace', () => {
  const page = (text: string) => answer(400, `<pre>${text}</pre>`, 'text/html');
  expect(judgeAnswer(page('Bad Request'), { plain: true })).toBeNull();
  expect(judgeAnswer(page('at parse (/app/a.js:3:1)'), { plain: true })).toBe(
    'the response contains a stack: at parse (/app/a.js:3',
  );
});
