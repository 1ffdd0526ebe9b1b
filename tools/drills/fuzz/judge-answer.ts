import type { RawAnswer } from '../calls/ask';

/** Callable protocol statuses that indicate a server fault. */
const faults = new Set(['INTERNAL', 'UNKNOWN', 'DATA_LOSS', 'UNIMPLEMENTED', 'DEADLINE_EXCEEDED']);

const leaks: readonly (readonly [string, RegExp])[] = [
  ['a stack', /\bat [^\n"]{0,200}\(?[^\s"]+\.[cm]?[jt]sx?:\d+/],
  ['a folder of the server', /node_modules|\/functions\/(?:lib|src)\/|file:\/\/\/|webpack:|\/workspace\//],
  ['the name of a library', /firebase-admin|firebase-functions|google-cloud|google-gax|@sendgrid|\byup\b/],
  [
    'an error of the language',
    /\b(?:TypeError|RangeError|ReferenceError|SyntaxError)\b|Cannot read propert|is not a function/,
  ],
];

/**
 * What is wrong with the response to an arbitrary body; null if nothing. With `plain`, the platform may have
 * answered instead of the function, in its own format.
 */
export function judgeAnswer(answer: RawAnswer, { plain = false } = {}): string | null {
  if (answer.status >= 500 && answer.status !== 503)
    return `status ${answer.status}: ${answer.body.slice(0, 300)}`;
  for (const [what, shape] of leaks) {
    const found = shape.exec(answer.body);
    if (found) return `the response contains ${what}: ${found[0].slice(0, 120)}`;
  }
  return plain && !isJson(answer) ? null : judgeEnvelope(answer);
}

function isJson({ contentType }: RawAnswer): boolean {
  return contentType.includes('application/json');
}

/** `{ result }`, or `{ error: { status, message, details? } }` with a status that is not a server fault. */
function judgeEnvelope({ status, body }: RawAnswer): string | null {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    // ignored: returned as a finding
    return `not JSON: ${body.slice(0, 200)}`;
  }
  if (answer === null || typeof answer !== 'object') return `not a callable response: ${body.slice(0, 200)}`;
  const keys = Object.keys(answer);
  if (keys.length !== 1) return `members ${keys.join(', ')}`;
  if ('result' in answer) return status === 200 ? null : `a result with status ${status}`;
  const { error } = answer as { error?: { status?: unknown; message?: unknown } };
  if (typeof error?.status !== 'string' || typeof error.message !== 'string')
    return `error ${body.slice(0, 200)}`;
  if (status < 400) return `an error with status ${status}`;
  return faults.has(error.status) ? `${error.status}: ${error.message}` : null;
}
