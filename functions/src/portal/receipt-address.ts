import { config } from '../platform/config';
import { keyedHash } from '../platform/hash';
import { sameSecret } from '../platform/same-secret';
import { addressMinutes, type FileAddress } from '../records/file/file-address';
import { receiptKinds, type ReceiptSubject } from './receipt-of';

function signatureOf({ kind, id }: ReceiptSubject, until: string): string {
  return keyedHash('receipt', JSON.stringify([kind, id, until]));
}

/** Signed URL of a receipt, valid for 15 minutes. Check first that the reader is the payer. */
export function receiptAddress(subject: ReceiptSubject, now: Date): FileAddress {
  const expires = new Date(now.getTime() + addressMinutes * 60_000);
  const until = String(expires.getTime());
  const query = new URLSearchParams({ ...subject, until, signature: signatureOf(subject, until) });
  return {
    url: `${config.functionsUrl}/pages/receipt?${query.toString()}`,
    expiresAt: expires.toISOString(),
  };
}

/** The subject of a signed URL at `now`; null if it expired or was not issued here. */
export function addressedReceipt(query: Readonly<Record<string, unknown>>, now: Date): ReceiptSubject | null {
  const { id, until, signature } = query;
  const kind = receiptKinds.find((each) => each === query.kind);
  if (kind === undefined || ![id, until, signature].every((part) => typeof part === 'string')) return null;
  const subject = { kind, id: id as string };
  if (!sameSecret(signature as string, signatureOf(subject, until as string))) return null;
  return Number(until) >= now.getTime() ? subject : null;
}
