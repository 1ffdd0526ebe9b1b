import type { Schema } from 'yup';

/**
 * Who may call: anyone (rate-limited), a client signed in to the portal, a referrer signed in to their referrals, or someone on the team, by auth claim,
 * `admins/{uid}` and an open session. `team`: anyone on it, an inspector only about jobs of their own. `admin`: whose role
 * is owner or office. `owner`: whose role is owner. `account`: anyone on the team, also one who has only just given the
 * password: what begins a session.
 */
export type CallAccess = 'public' | 'customer' | 'referrer' | 'account' | 'team' | 'admin' | 'owner';

/** Whether only the office calls it. */
export function isOfficeAccess(access: CallAccess): boolean {
  return access !== 'public' && access !== 'customer' && access !== 'referrer';
}

/** How much a body may hold before it is read: keys and short texts; a form; a report’s photo paths; a report; rows of an import. */
export type BodySize = 'few' | 'form' | 'photos' | 'report' | 'rows';

export interface CallDefinition<RequestSchema extends Schema, Response> {
  readonly access: CallAccess;
  /** Loads the schema, so that a starting function builds only those of the calls it answers. */
  readonly request: () => Promise<RequestSchema>;
  readonly body: BodySize;
  /** Type only, never set: carries the response's type. */
  readonly response?: Response;
}

/**
 * Defines a call: `call<Response>()(access, request)`; the third argument is for a body of another than the usual size.
 */
export function call<Response>() {
  return <Access extends CallAccess, RequestSchema extends Schema>(
    access: Access,
    request: () => Promise<RequestSchema>,
    body: BodySize = access === 'public' ? 'few' : 'form',
  ): CallDefinition<RequestSchema, Response> & { readonly access: Access } => ({ access, request, body });
}
