import { object } from 'yup';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import { flag, instant, numeric, oneOf, text, textOrNull } from '../firestore/stored-fields';
import { paymentMethods } from '../payment/payment-method';
import { ledgerKinds, ledgerSources, type LedgerRow } from './ledger-row';

const row: Reads<LedgerRow<Instant>> = object({
  kind: oneOf(ledgerKinds),
  booking_id: textOrNull(),
  report_id: textOrNull(),
  referral_id: textOrNull(),
  reference: text(),
  customer_id: textOrNull(),
  name: text(),
  erased: flag(),
  source: oneOf([...ledgerSources, '']),
  service: text(),
  inspector_id: textOrNull(),
  method: oneOf([...paymentMethods, '']),
  provider_id: textOrNull(),
  cents: numeric(),
  waived_cents: numeric(),
  applied: flag(),
  imported: flag(),
  at: instant(),
});

export const ledgerRecord = recordType(collections.ledger, row);
