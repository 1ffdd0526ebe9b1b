import { isAppErrorDetails } from '@domain/errors/is-app-error-details';
import {
  hasFields,
  isChoice,
  isFlag,
  isNumber,
  isOneOf,
  isText,
  orMissing,
  orNull,
  type Guard,
} from '@domain/json/guards';
import type { ReportClient } from '@domain/report/follow-job';
import type { ReportAnswer } from '@domain/report/report-calls';
import { recordReader } from '../record-reader';
import { isStoredReport } from './is-stored-report';
import { officeEntryVersion, type OfficeAction, type OfficeEntry } from './office-entry';

type ActionOf<Kind extends OfficeAction['kind']> = Extract<OfficeAction, { readonly kind: Kind }>;

const isReport = orNull(isStoredReport);
const isBegunFor = orMissing(
  hasFields<ReportClient>({ clientName: isText, clientEmail: isText, propertyAddress: isText }),
);

const actionGuards: readonly Guard<OfficeAction>[] = [
  hasFields<ActionOf<'status'>>({
    kind: isOneOf(['status']),
    bookingId: isText,
    status: isOneOf(['in_progress', 'completed']),
  }),
  hasFields<ActionOf<'notice'>>({
    kind: isOneOf(['notice']),
    bookingId: isText,
    notice: isChoice(),
    minutes: isNumber,
  }),
  hasFields<ActionOf<'note'>>({ kind: isOneOf(['note']), bookingId: isText, note: isText }),
  hasFields<ActionOf<'generate'>>({
    kind: isOneOf(['generate']),
    draftId: isText,
    bookingId: orNull(isText),
    price: orMissing(isNumber),
    begunFor: isBegunFor,
    report: isReport,
  }),
  hasFields<ActionOf<'amend'>>({
    kind: isOneOf(['amend']),
    draftId: isText,
    bookingId: orNull(isText),
    reportId: isText,
    amendment: isText,
    report: isReport,
  }),
  hasFields<ActionOf<'submit'>>({
    kind: isOneOf(['submit']),
    draftId: isText,
    bookingId: isText,
    begunFor: isBegunFor,
    report: isReport,
  }),
  hasFields<ActionOf<'send'>>({
    kind: isOneOf(['send']),
    draftId: isText,
    bookingId: orNull(isText),
    reportId: orNull(isText),
  }),
];

const isAction: Guard<OfficeAction> = (value): value is OfficeAction => actionGuards.some((is) => is(value));

/** Reads a stored entry; null for one of a newer version of the product, and for a damaged one. Both are left as they are. */
export const readOfficeEntry = recordReader({
  fault: 'a stored action not readable',
  version: officeEntryVersion,
  // Version 1 had no submissions, and version 2 no notices and notes, which their pages would take for sent.
  earlier: [1, 2],
  is: hasFields<Omit<OfficeEntry, 'version'>>({
    id: isText,
    owner: isText,
    lane: isText,
    turn: isNumber,
    about: isText,
    action: isAction,
    idempotencyKey: isText,
    state: isOneOf(['queued', 'sending', 'needs-attention', 'done']),
    createdAt: isNumber,
    changedAt: isNumber,
    attempts: isNumber,
    kept: isFlag,
    outcomeUnknown: isFlag,
    notBefore: isNumber,
    reason: orMissing(isChoice()),
    said: orMissing(isAppErrorDetails),
    refusal: orMissing(isAppErrorDetails),
    answer: orMissing(hasFields<ReportAnswer>({ reportId: isText, version: isNumber, url: isText })),
  }),
});
