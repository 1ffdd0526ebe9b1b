import type { Position, Ruleset } from './ast';
import { decide, type RulesRequest } from './decide';
import { DocumentNeeded, Documents } from './documents';
import { OPERATIONS_OF, type Operation } from './known-names';
import { LoadError } from './load-error';
import { loadRules } from './load-rules';
import type { Answer, DocumentRequest, FirestoreDocument, LoadRuleset, Message, Verify } from './messages';
import { readWireValue } from './read-wire-value';
import { isMap } from './values';

interface LoadedRules {
  file: string;
  ruleset: Ruleset;
}

interface Verification {
  rules: LoadedRules;
  request: RulesRequest;
  documents: Documents;
  /** The document that firebase-tools is fetching. */
  awaited: string;
}

/** Answers firebase-tools' messages. An invalid message grants nothing. */
export class Session {
  private readonly rules = new Map<string, LoadedRules>();
  private readonly waiting = new Map<number, Verification>();

  answer(message: Message): Answer | DocumentRequest {
    try {
      if (message.action === 'load_ruleset') return this.load(message);
      if (message.action === 'verify') return this.verify(message);
      return this.resume(message);
    } catch (error) {
      return { id: message.id, status: 'ok', errors: [String(error)], warnings: [] };
    }
  }

  private load({ id, context }: LoadRuleset): Answer {
    const [file, another] = context.source.files;
    if (!file || another) throw new Error('One rules file is needed');
    try {
      this.rules.set(context.rulesetName, { file: file.name, ruleset: loadRules(file.content) });
    } catch (error) {
      if (!(error instanceof LoadError)) throw error;
      return { id, status: 'ok', errors: [locate(file.name, error)], warnings: [] };
    }
    return { id, status: 'ok', result: { rulesVersion: 2 }, errors: [], warnings: [] };
  }

  private verify({ id, context }: Verify): Answer | DocumentRequest {
    const rules = this.rules.get(context.rulesetName);
    if (!rules) throw new Error(`Unknown ruleset: ${context.rulesetName}`);
    return this.decide(id, { rules, request: readRequest(context), documents: new Documents(), awaited: '' });
  }

  private resume({ id, status, result }: FirestoreDocument): Answer | DocumentRequest {
    const verification = this.waiting.get(id);
    if (!verification) throw new Error('Nothing waits for this message');
    this.waiting.delete(id);
    if (status !== 'ok' && status !== 'not_found') throw new Error(`Firestore document: ${String(status)}`);
    verification.documents.add(verification.awaited, status === 'ok' ? (result?.fields ?? {}) : null);
    return this.decide(id, verification);
  }

  private decide(id: number, verification: Verification): Answer | DocumentRequest {
    const { rules, request, documents } = verification;
    try {
      const { permit, errors } = decide(rules.ruleset, request, documents);
      const warnings = errors.map((error) => locate(rules.file, error));
      return { id, status: 'ok', result: { permit }, errors: [], warnings };
    } catch (error) {
      if (!(error instanceof DocumentNeeded)) throw error;
      this.waiting.set(id, { ...verification, awaited: error.path });
      // Only the verification's own id is guaranteed to be unused by firebase-tools.
      return {
        server_request_id: id,
        status: 'ok',
        action: 'fetch_firestore_document',
        context: { path: error.path },
      };
    }
  }
}

function readRequest({ path, method, variables }: Verify['context']): RulesRequest {
  const request = readWireValue(variables.request);
  if (!isMap(request)) throw new Error('The request is no map');
  if (!isOperation(method)) throw new Error(`Unknown method: ${method}`);
  return {
    path: path.replace(/^\//, '').split('/'),
    operation: method,
    request,
    resource: readWireValue(variables.resource),
  };
}

function isOperation(method: string): method is Operation {
  return [...OPERATIONS_OF.read, ...OPERATIONS_OF.write].some((operation) => operation === method);
}

function locate(file: string, { at, message }: { at: Position; message: string }): string {
  return `${file}:${at.line}:${at.column}: ${message}`;
}
