import { decide, type Decision, type RulesRequest } from './decide';
import { Documents, type DocumentFields } from './documents';
import { loadRules } from './load-rules';
import type { RulesMap } from './values';

interface Setting {
  path?: string;
  operation?: RulesRequest['operation'];
  request?: RulesMap;
  resource?: RulesRequest['resource'];
  documents?: Record<string, DocumentFields>;
}

/** For tests: decides one request with rules around the items of a match block. */
export function decideBlock(block: string, setting: Setting = {}): Decision {
  const {
    path = 'b/bucket/o/photos/a.jpg',
    operation = 'get',
    request = new Map(),
    resource = null,
  } = setting;
  const ruleset = loadRules(inRules(block));
  const documents = new Documents();
  for (const [name, fields] of Object.entries(setting.documents ?? {})) {
    documents.add(`/databases/(default)/documents/${name}`, fields);
  }
  return decide(ruleset, { path: path.split('/'), operation, request, resource }, documents);
}

/** For tests: one condition over `folder` and `file`, by default `photos` and `a.jpg`. */
export function decideCondition(condition: string, setting?: Setting): Decision {
  return decideBlock(`match /{folder}/{file} { allow read, write: if ${condition}; }`, setting);
}

export function inRules(block: string): string {
  return `rules_version = '2';\nservice firebase.storage { match /b/{bucket}/o {\n${block}\n} }`;
}
