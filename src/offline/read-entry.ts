import { isAppErrorDetails } from '@domain/errors/is-app-error-details';
import {
  hasFields,
  isAnything,
  isChoice,
  isFlag,
  isListOf,
  isNumber,
  isOneOf,
  isText,
  orMissing,
} from '@domain/json/guards';
import { isReceipt } from './is-receipt';
import { outboxStates, outboxVersion, type OutboxEntry } from './outbox-entry';
import { recordReader } from './record-reader';

const isWhatever = orMissing(isAnything);

/**
 * Reads a stored entry; `null` for one of a newer version of the product, which is left for that version to send, and for
 * a damaged one. From version 2 on, older entries are migrated here.
 */
export const readEntry = recordReader({
  fault: 'a stored submission not readable',
  version: outboxVersion,
  is: hasFields<Omit<OutboxEntry, 'version'>>({
    id: isText,
    idempotencyKey: isText,
    callName: isChoice(),
    formType: isText,
    data: isWhatever,
    typed: isWhatever,
    hash: isText,
    clientInfo: hasFields({ userAgent: isText, timestamp: isText }),
    signs: orMissing(hasFields({ homepage: orMissing(isText), filledInMs: orMissing(isNumber) })),
    state: isOneOf(outboxStates),
    createdAt: isNumber,
    changedAt: isNumber,
    attempts: isNumber,
    outcomeUnknown: isFlag,
    earlier: orMissing(isListOf(hasFields({ data: isWhatever, hash: isText }))),
    notBefore: isNumber,
    reason: orMissing(isChoice()),
    refusal: orMissing(isAppErrorDetails),
    receipt: orMissing(isReceipt),
    missed: orMissing(hasFields({ stored: isWhatever, edited: isWhatever })),
  }),
});
