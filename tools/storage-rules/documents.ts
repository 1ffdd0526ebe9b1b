import type { Position } from './ast';
import { EvaluationError } from './evaluation-error';

/** Not an error of the rules: the decision needs this Firestore document first. */
export class DocumentNeeded extends Error {
  override readonly name = 'DocumentNeeded';

  constructor(readonly path: string) {
    super(path);
  }
}

// Google's limit for one request.
const MAX_DOCUMENTS = 2;

/** A document's fields in Firestore's REST format, or null if it does not exist. */
export type DocumentFields = Record<string, unknown> | null;

/** The Firestore documents that one request has needed. */
export class Documents {
  private readonly fields = new Map<string, DocumentFields>();

  add(path: string, fields: DocumentFields): void {
    this.fields.set(path, fields);
  }

  read(path: string, at: Position): DocumentFields {
    const fields = this.fields.get(path);
    if (fields !== undefined) return fields;
    if (this.fields.size === MAX_DOCUMENTS) {
      throw new EvaluationError(`More than ${MAX_DOCUMENTS} Firestore documents`, at);
    }
    throw new DocumentNeeded(path);
  }
}
