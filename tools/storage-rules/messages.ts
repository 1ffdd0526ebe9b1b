/** Messages from firebase-tools, which numbers them. See its lib/emulator/storage/rules/runtime.js. */
export type Message = LoadRuleset | Verify | FirestoreDocument;

export interface LoadRuleset {
  id: number;
  action: 'load_ruleset';
  context: { rulesetName: string; source: { files: { name: string; content: string }[] } };
}

export interface Verify {
  id: number;
  action: 'verify';
  context: {
    rulesetName: string;
    path: string;
    method: string;
    variables: { request: unknown; resource: unknown };
  };
}

/** The response to a DocumentRequest, with the id that the request named. */
export interface FirestoreDocument {
  id: number;
  action?: never;
  status: 'ok' | 'not_found' | 'invalid_state';
  result?: { fields?: Record<string, unknown> };
}

/** `status` is ok even with errors: firebase-tools prints any other response and keeps waiting. */
export interface Answer {
  id: number;
  status: 'ok';
  result?: { rulesVersion: 2 } | { permit: boolean };
  errors: string[];
  warnings: string[];
}

export interface DocumentRequest {
  server_request_id: number;
  status: 'ok';
  action: 'fetch_firestore_document';
  context: { path: string };
}
