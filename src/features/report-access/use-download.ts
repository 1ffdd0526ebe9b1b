import { AppError } from '@domain/errors/app-error';
import { useRef, useState } from 'react';
import { callFunction } from '@/api/call-function';
import { useToast } from '@/ui/use-toast';
import type { Credentials } from './credentials';

/** Saves a report's PDF by an address that is fetched anew for each press, as it works for some minutes only. */
export function useDownload(credentials: Credentials, reportId: string) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const download = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      const answer = await callFunction('openReportsFile', { ...credentials, reportId });
      if (answer.state === 'ready') {
        location.assign(answer.url);
        toast({ title: 'Download Started' });
      } else {
        toast({ title: 'Not ready yet', description: 'The PDF is being made. Try again in a minute.' });
      }
    } catch (failure) {
      const known = failure instanceof AppError ? failure.details.userMessage : 'Please try again.';
      toast({ title: 'Failed to download the PDF.', description: known, destructive: true });
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { download, busy };
}
