export interface Fault {
  /** A pattern of the command or request. */
  readonly match: string;
  /** What gcloud prints as an error; for a request `403 STATUS message`. */
  readonly text: string;
  readonly times: number;
  /** Printed as the answer instead, and the command succeeds. */
  readonly isOutput?: boolean;
}

export interface FakeProject {
  readonly account: string | null;
  readonly parent: { readonly type: string; readonly id: string } | null;
  readonly billing: string | null;
  readonly firebase: boolean;
  readonly schedules: readonly object[];
  readonly bucket: string | null;
  readonly auth: object | null;
  readonly channels: readonly object[];
  readonly uptime: readonly object[];
  readonly services: readonly string[];
  readonly orgPolicies: Readonly<Record<string, object>>;
  readonly agents: Readonly<Record<string, number>>;
  readonly agentDelay: number;
  readonly budgets: readonly object[];
  readonly alerts: readonly object[];
  readonly database: Readonly<Record<string, string>> | null;
  readonly secrets: Readonly<Record<string, { readonly versions: readonly string[] }>>;
  readonly policies: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly faults: readonly Fault[];
  readonly calls: readonly { readonly line: string; readonly changes: boolean }[];
}

export declare const emptyProject: FakeProject;
export declare function answerGcloud(
  file: string,
  args: readonly string[],
  input: string,
): { readonly code: number; readonly output: string; readonly errors: string };
export declare function answerRest(
  file: string,
  method: string,
  address: string,
  body: unknown,
): { readonly status: number; readonly text: string };
