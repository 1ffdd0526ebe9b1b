import type { Position } from './ast';
import { EvaluationError } from './evaluation-error';

/** Not an error of the rules: the verdict waits for this Firestore document. */
export class DocumentNeeded extends Error {
  override readonly name = 'DocumentNeeded';

  constructor(readonly path: string) {
    super(path);
  }
}

// Google's limit for one request.
const MAX_DOCUMENTS = 2;

/** The fields of a document as Firestore's REST API writes them, or null if there is no such document. */
export type DocumentFields = Record<string, unknown> | null;

/** The Firestore documents that one request has asked for. */
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
