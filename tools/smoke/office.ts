import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { CallName, CallRequest } from '@domain/api/contract';
import { callPath } from '@domain/api/call-path';
import { hasFields, isAnything, isListOf, isObject, isText, mayHaveFields } from '@domain/json/guards';
import { readJson } from '@domain/json/parse-json';
import { described, request, type Read } from './request';
import type { Account, Target } from './target';

/** A step that didn't work, in words for the report. */
export class SmokeError extends Error {}

type Fields = Readonly<Record<string, unknown>>;

const isSignedIn = hasFields({ idToken: isText });
const isOfSession = hasFields({ session: isText });
const isDocument = hasFields({ name: isText, fields: isObject });
const isRows = isListOf(mayHaveFields({ document: isDocument }));
const isResult = hasFields({ result: isAnything });
const isError = hasFields({
  error: mayHaveFields({ message: isText, details: mayHaveFields({ code: isText }) }),
});

/** Calls a function as a page does. @throws SmokeError for anything but a result */
export async function call<Name extends CallName>(
  { functions, site }: Target,
  name: Name,
  data: CallRequest<Name>,
  idToken?: string,
): Promise<{ readonly result: unknown; readonly read: Read }> {
  const read = await request(`${functions}/${callPath(name)}`, {
    headers: { Origin: site, ...(idToken !== undefined && { Authorization: `Bearer ${idToken}` }) },
    body: { data },
  });
  const answer = readJson(read.text, isResult);
  if (read.status === 200 && answer) return { result: answer.result, read };
  const error = readJson(read.text, isError)?.error;
  throw new SmokeError(
    error
      ? `${name} refuses: ${error.details?.code ?? read.status}, ${error.message ?? ''}`
      : `${name} ${described(read)}`,
  );
}

const cannotSignIn = 'the office account cannot sign in';

/** The ID token of a sign-in. @throws SmokeError */
async function askAuth({ auth, apiKey, site }: Target, kind: string, body: object): Promise<string> {
  const signedIn = await request(`${auth}/v1/accounts:${kind}?key=${apiKey}`, {
    // A key may be limited to the site's pages.
    headers: { Referer: `${site}/` },
    body: { ...body, returnSecureToken: true },
  });
  const idToken = readJson(signedIn.text, isSignedIn)?.idToken;
  if (idToken !== undefined) return idToken;
  // A 200 without a token asks for a second factor, and has a credential that nobody may print.
  const reason = signedIn.status === 200 ? 'it needs a second factor' : described(signedIn);
  throw new SmokeError(`${cannotSignIn}: ${reason}`);
}

interface StoredRequest {
  readonly id: string;
  readonly email: string;
}

/** The office's own access to the database and its calls. */
export interface Office {
  /** A document's fields in Firestore's JSON; null if there is none. */
  read(document: string): Promise<Fields | null>;
  /** At most 20 requests whose `field` has a value. */
  requestsWith(field: 'email' | 'name', value: string): Promise<readonly StoredRequest[]>;
  /** @returns whether nothing is left to do. */
  erase(email: string, idempotencyKey: string): Promise<boolean>;
  /** Signs out. @throws SmokeError */
  leave(): Promise<void>;
}

/** Signs in as the office's sign-in page does. @throws SmokeError */
export async function signIn(target: Target, { email, password }: Account): Promise<Office> {
  const { firestore, project } = target;
  const withPassword = await askAuth(target, 'signInWithPassword', { email, password });
  const asked = { device: 'Smoke test', continues: '', code: '', idempotencyKey: randomUUID() };
  const { result: begun } = await call(target, 'office-session-begin', asked, withPassword);
  if (!isObject(begun) || !isText(begun.token))
    throw new SmokeError(`${cannotSignIn}: it needs a second factor`);
  const idToken = await askAuth(target, 'signInWithCustomToken', { token: begun.token });
  const documents = `${firestore}/v1/projects/${project}/databases/(default)/documents`;
  const headers = { Authorization: `Bearer ${idToken}` };
  return {
    async read(document) {
      const read = await request(`${documents}/${document}`, { headers });
      if (read.status === 404) return null;
      const found = readJson(read.text, isDocument);
      if (found === null) throw new SmokeError(`reading ${document} ${described(read)}`);
      return found.fields;
    },
    async requestsWith(field, value) {
      const where = {
        fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: { stringValue: value } },
      };
      const read = await request(`${documents}:runQuery`, {
        headers,
        body: { structuredQuery: { from: [{ collectionId: 'leads' }], where, limit: 20 } },
      });
      const rows = readJson(read.text, isRows);
      if (rows === null) throw new SmokeError(`reading requests ${described(read)}`);
      return rows.flatMap(({ document }) => {
        const email = document && textOf(document.fields, 'email');
        return document && email ? [{ id: path.posix.basename(document.name), email }] : [];
      });
    },
    async erase(email, idempotencyKey) {
      const { result } = await call(target, 'office-person-erase', { email, idempotencyKey }, idToken);
      return isObject(result) && result.state === 'DONE';
    },
    async leave() {
      const claims = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString();
      const session = readJson(claims, isOfSession)?.session ?? null;
      await call(target, 'office-session-end', { session, idempotencyKey: randomUUID() }, idToken);
    },
  };
}

/** A text of a document in Firestore's JSON; null for none. */
export function textOf(fields: Fields, name: string): string | null {
  const field = fields[name];
  return isObject(field) && isText(field.stringValue) ? field.stringValue : null;
}
