import { useRef, useState } from 'react';
import { AppError } from '@domain/errors/app-error';
import type { EmailPreviewAnswer } from '@domain/settings/email-schema';
import type { EmailWording, WordedKind } from '@domain/settings/worded-kinds';
import { sentenceOf } from '@/api/sentence-of';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { reportFault } from '@/logging/report-fault';
import { useToast } from '@/ui/use-toast';

export type EmailPreview =
  | { readonly state: 'none' }
  | { readonly state: 'failed'; readonly sentence: string }
  /** `of`: the words that it shows. */
  | { readonly state: 'shown'; readonly of: EmailWording; readonly answer: EmailPreviewAnswer };

interface EmailLook {
  readonly preview: EmailPreview;
  readonly busy: 'previewing' | 'sending' | null;
  readonly show: (wording: EmailWording) => Promise<void>;
  readonly sendTest: (wording: EmailWording) => Promise<void>;
}

/** An email in words that may not be saved yet: its preview, and a test to the admin. */
export function useEmailLook(call: CallAsAdmin, kind: WordedKind): EmailLook {
  const [preview, setPreview] = useState<EmailPreview>({ state: 'none' });
  const [busy, setBusy] = useState<EmailLook['busy']>(null);
  const underWay = useRef(false);
  const toast = useToast();

  const once = async (what: 'previewing' | 'sending', work: () => Promise<void>) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(what);
    await work();
    underWay.current = false;
    setBusy(null);
  };

  const show = (wording: EmailWording) =>
    once('previewing', async () => {
      try {
        const answer = await call('office-email-preview', { kind, ...wording });
        setPreview({ state: 'shown', of: wording, answer });
      } catch (error) {
        reportFault('email not previewed', error);
        setPreview({ state: 'failed', sentence: sentenceOf(error) });
      }
    });

  const sendTest = (wording: EmailWording) =>
    once('sending', async () => {
      try {
        const { to } = await call('office-email-test', { kind, ...wording });
        toast({
          title: 'Test sent',
          description: `To ${to}. Its links are samples that don’t open anything.`,
        });
      } catch (error) {
        reportFault('test email not sent', error);
        // Without an answer it may have been sent.
        const isUnknown = error instanceof AppError && error.code === 'unavailable';
        const title = isUnknown ? 'Test not confirmed' : 'Test not sent';
        toast({ title, description: sentenceOf(error), destructive: true });
      }
    });

  return { preview, busy, show, sendTest };
}
