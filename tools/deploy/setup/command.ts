/** A request that needs no gcloud of its own: Google's interface has it, a stable gcloud doesn't. */
export interface RestCommand {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly url: string;
  readonly body?: object;
}

export interface GcloudCommand {
  readonly gcloud: readonly string[];
  /** A value for standard input, so that it is in no list of processes. `shown` is a shell command that makes one. */
  readonly input?: { readonly shown: string; readonly make: () => string };
}

/** Only printed: a person runs it, or answers its questions. */
export interface ShellCommand {
  readonly shell: string;
}

export type RunnableCommand = RestCommand | GcloudCommand;
export type Command = RunnableCommand | ShellCommand;

export const gcloud = (...args: string[]): GcloudCommand => ({ gcloud: args });
export const shell = (text: string): ShellCommand => ({ shell: text });

/** The command for a shell, so that a person can run a step by hand. */
export function shown(command: Command, project: string): string {
  if ('shell' in command) return command.shell;
  if ('gcloud' in command) {
    const line = ['gcloud', ...command.gcloud].map(quoted).join(' ');
    return command.input ? `${command.input.shown} | ${line}` : line;
  }
  const { method, url, body } = command;
  const headers = [
    'Authorization: Bearer $(gcloud auth print-access-token)',
    `x-goog-user-project: ${project}`,
  ];
  return [
    `curl -X ${method}`,
    ...headers.map((header) => `-H "${header}"`),
    ...(body ? ['-H "Content-Type: application/json"', `-d ${quoted(JSON.stringify(body))}`] : []),
    quoted(url),
  ].join(' ');
}

function quoted(word: string): string {
  return /^[\w@%+=:,./~-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
