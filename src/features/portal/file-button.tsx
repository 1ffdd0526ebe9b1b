import { AppError } from '@domain/errors/app-error';
import type { FileWanted } from '@domain/portal/portal-calls';
import { useRef, useState, type ReactNode } from 'react';
import { callAsCustomer } from '@/firebase/calls/portal-call';
import { reportFault } from '@/logging/report-fault';
import { Icon } from '@/ui/icon';
import { PlainButton } from '@/ui/plain-button';
import { useToast } from '@/ui/use-toast';

interface FileButtonProps {
  readonly file: FileWanted;
  /** Which of a report's files; the newest by default. */
  readonly name?: string;
  readonly children: ReactNode;
}

/** Downloads a file. Each press gets a new address, because addresses expire after some minutes. */
export function FileButton({ file, name = '', children }: FileButtonProps) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const fetchFile = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      const answer = await callAsCustomer('portal-file-open', { ...file, name });
      if (answer.state === 'ready') location.assign(answer.url);
      else
        toast({
          title: 'Not ready yet',
          description: 'We’re still preparing this file. Try again in a minute.',
        });
    } catch (failure) {
      reportFault('a portal file not downloaded', failure);
      const known = failure instanceof AppError ? failure.details.userMessage : 'Please try again.';
      toast({ title: 'Failed to download the file.', description: known, destructive: true });
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return (
    <PlainButton type="button" look="quiet" disabled={busy} onClick={() => void fetchFile()}>
      <Icon name="download" size={18} /> {children}
    </PlainButton>
  );
}
