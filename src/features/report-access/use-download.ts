import { AppError } from '@domain/errors/app-error';
import { useRef, useState } from 'react';
import { callFunction } from '@/api/call-function';
import { reportFault } from '@/logging/report-fault';
import { useToast } from '@/ui/use-toast';
import type { Credentials } from './credentials';

/** Downloads a report's PDF. Each press gets a new address, because addresses expire after some minutes. */
export function useDownload(credentials: Credentials, reportId: string) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const download = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      const answer = await callFunction('portal-reports-file', { ...credentials, reportId });
      if (answer.state === 'ready') {
        location.assign(answer.url);
        toast({ title: 'Download Started' });
      } else {
        toast({ title: 'Not ready yet', description: 'We’re preparing the PDF. Try again in a minute.' });
      }
    } catch (failure) {
      reportFault('a report not downloaded', failure);
      const known = failure instanceof AppError ? failure.details.userMessage : 'Please try again.';
      toast({ title: 'Failed to download the PDF.', description: known, destructive: true });
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { download, busy };
}
