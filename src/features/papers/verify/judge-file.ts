import type { VerifyPaperAnswer } from '@domain/access/client-forms';
import { AppError } from '@domain/errors/app-error';
import { sha256Of } from '@domain/idempotency/sha256-of';
import { callFunction } from '@/api/call-function';

/** What became of checking a file. */
export type FileVerdict =
  | VerifyPaperAnswer
  | { readonly state: 'not-a-pdf' | 'too-large' | 'unreadable' | 'unreachable' }
  | { readonly state: 'wait'; readonly sentence: string };

/** Bytes. No paper of ours comes near it. */
export const largestFile = 20_000_000;

const pdfMark = '%PDF-';

/** Hashes a file on this device and asks whether that hash is of a signed paper. The file itself is sent nowhere. */
export async function judgeFile(file: File): Promise<FileVerdict> {
  if (file.size > largestFile) return { state: 'too-large' };
  let hash: string;
  try {
    const content = await file.arrayBuffer();
    // The mark may come a little later, after what a mail program has put before it.
    const start = new TextDecoder('latin1').decode(content.slice(0, 1024));
    if (!start.includes(pdfMark)) return { state: 'not-a-pdf' };
    hash = await sha256Of(content);
  } catch {
    return { state: 'unreadable' };
  }
  try {
    return await callFunction('verifyPaper', { sha256: hash });
  } catch (failure) {
    if (failure instanceof AppError && failure.code === 'rate-limited') {
      return { state: 'wait', sentence: failure.details.userMessage };
    }
    return { state: 'unreachable' };
  }
}
