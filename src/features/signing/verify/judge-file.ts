import type { VerifyDocumentAnswer } from '@domain/access/client-forms';
import { AppError } from '@domain/errors/app-error';
import { sha256Of } from '@domain/idempotency/sha256-of';
import { callFunction } from '@/api/call-function';
import { reportFault } from '@/logging/report-fault';

/** The result of checking a file. */
export type FileVerdict =
  | VerifyDocumentAnswer
  | { readonly state: 'not-a-pdf' | 'too-large' | 'unreadable' | 'unreachable' }
  | { readonly state: 'wait'; readonly sentence: string };

/** Bytes. Signed documents are far smaller. */
export const largestFile = 20_000_000;

const pdfMark = '%PDF-';

/**
 * Hashes a file on this device and asks the server whether a signed document has that hash. The file itself is
 * never sent.
 */
export async function judgeFile(file: File): Promise<FileVerdict> {
  if (file.size > largestFile) return { state: 'too-large' };
  let hash: string;
  try {
    const content = await file.arrayBuffer();
    // Mail programs may prepend bytes, so the PDF header is searched in the first 1024.
    const start = new TextDecoder('latin1').decode(content.slice(0, 1024));
    if (!start.includes(pdfMark)) return { state: 'not-a-pdf' };
    hash = await sha256Of(content);
  } catch {
    // ignored: shown as unreadable; the file may have been moved or deleted
    return { state: 'unreadable' };
  }
  try {
    return await callFunction('client-document-verify', { sha256: hash });
  } catch (failure) {
    reportFault('a document not verified', failure);
    if (failure instanceof AppError && failure.code === 'rate-limited') {
      return { state: 'wait', sentence: failure.details.userMessage };
    }
    return { state: 'unreachable' };
  }
}
