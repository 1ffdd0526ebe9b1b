import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { hasFields, isText, mayHaveFields } from '@domain/json/guards';
import { parseJson } from '@domain/json/parse-json';
import { asker, type Answer } from '../ask';
import type { GcloudCommand, RestCommand, RunnableCommand } from './command';

/** `missing`: what was asked about isn't there. */
export type Reply = Result | { readonly state: 'missing' };

export type Result =
  | { readonly state: 'answered'; readonly body: unknown }
  | { readonly state: 'failed'; readonly text: string };

export interface Google {
  /** Reads only. */
  readonly ask: (command: RunnableCommand) => Promise<Reply>;
  readonly carryOut: (command: RunnableCommand) => Promise<Result>;
}

interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

const notThere = /\bNOT_FOUND\b|\bnot found\b|does not exist in project/i;
/** Errors that say so because the caller may not look, or the API is off. */
const anotherError = /PERMISSION_DENIED|SERVICE_DISABLED/;

export const notJson = 'The answer is not JSON.';
export const noGcloud = 'gcloud: command not found';

/**
 * Google, through the gcloud on PATH and its credentials. `hosts` redirects the addresses of REST requests for tests.
 */
export function googleOf(project: string, hosts: (url: string) => string = (url) => url): Google {
  const token = rememberedToken();
  const rest = async (command: RestCommand): Promise<Result> => {
    const bearer = await token();
    if (bearer.state === 'failed') return bearer;
    const { method, url, body } = command;
    return resultOf(await asker(bearer.token, project, hosts)(url, { method, ...(body && { body }) }));
  };
  return {
    ask: async (command) => {
      if ('url' in command) {
        const answer = await rest(command);
        return answer.state === 'failed' && answer.text.startsWith('404') ? { state: 'missing' } : answer;
      }
      const { code, output, errors } = await run([...command.gcloud, '--format=json']);
      if (code !== 0) return failure(errors);
      const body = parseJson(output);
      return body === undefined ? { state: 'failed', text: notJson } : { state: 'answered', body };
    },
    carryOut: async (command) => {
      if ('url' in command) return rest(command);
      const { code, errors } = await run(command.gcloud, command.input);
      return code === 0 ? { state: 'answered', body: null } : { state: 'failed', text: errors };
    },
  };
}

function failure(errors: string): Reply {
  const isMissing = notThere.test(errors) && !anotherError.test(errors) && errors !== noGcloud;
  return isMissing ? { state: 'missing' } : { state: 'failed', text: errors };
}

/** Google's errors, by https://cloud.google.com/apis/design/errors */
const isError = hasFields({ error: mayHaveFields({ status: isText, message: isText }) });

function resultOf({ status, body }: Answer): Result {
  if (status >= 200 && status < 300) return { state: 'answered', body };
  if (status === 0) return { state: 'failed', text: 'UNAVAILABLE: no answer that is JSON' };
  const { status: name = '', message = '' } = isError(body) ? body.error : {};
  return { state: 'failed', text: `${status} ${name} ${message}`.trim() };
}

/** The caller's access token, asked for once. It is never printed. */
function rememberedToken() {
  let asked: Promise<{ state: 'token'; token: string } | { state: 'failed'; text: string }> | null = null;
  return () =>
    (asked ??= run(['auth', 'print-access-token']).then(({ code, output, errors }) =>
      code === 0 ? { state: 'token', token: output.trim() } : { state: 'failed', text: errors },
    ));
}

/** Prompts are off: a question that nobody sees would wait forever. */
async function run(args: readonly string[], input?: GcloudCommand['input']): Promise<Ended> {
  const child = spawn('gcloud', args, { env: { ...process.env, CLOUDSDK_CORE_DISABLE_PROMPTS: '1' } });
  // A gcloud that ends without reading its input closes the pipe; its exit code says what went wrong.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input?.make() ?? '');
  try {
    const [output, errors] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    return { code: child.exitCode, output, errors: errors.trim() };
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')
      return { code: null, output: '', errors: noGcloud };
    throw cause;
  }
}
