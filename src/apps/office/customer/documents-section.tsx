import { useMemo } from 'react';
import type { Job } from '@domain/job/job';
import type { SigningType } from '@domain/legal/legal-text';
import { noPaperPdf, paperNote } from '@/features/jobs/forms/paper-note';
import { withdrawalNote } from '@/features/jobs/forms/withdrawal-note';
import { useLiveList } from '@/firebase/lists/use-live-list';
import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import { DamagedNote } from '@/ui/list-detail/damaged-note';
import { reportFault } from '@/logging/report-fault';
import { AppError } from '@domain/errors/app-error';
import { openWaitingTab } from '@/ui/open-in-tab';
import { RowButton } from '@/ui/row-button';
import { useIntents } from '@/ui/use-intents';
import { useToast } from '@/ui/use-toast';
import { writtenInstant } from '@/ui/written-instant';
import { Note, RecordList } from './record-list';
import { agreementsOf, releasesOf, type SignedRow } from './signed-documents';

const documentWords: Record<SigningType, string> = {
  agreement: 'Inspection agreement',
  media_release: 'Media release',
};

const failed = 'Failed to open the PDF.';

/** Opens a signed PDF in a new tab, by an address that expires. */
function useOpenPdf() {
  const toast = useToast();
  const { running, run } = useIntents();
  const open = async ({ bookingId, type }: SignedRow) => {
    const tab = openWaitingTab();
    try {
      const answer = await callAsAdmin('office-document-open', { bookingId, type });
      if (answer.state === 'ready') {
        if (!tab.show(answer.url)) toast({ title: 'The browser blocked the new tab.', destructive: true });
        return;
      }
      tab.close();
      const description =
        answer.state === 'in-preparation'
          ? 'We’re still preparing the PDF. Try again in a minute.'
          : 'The document no longer exists.';
      toast({ title: failed, description, destructive: true });
    } catch (error) {
      tab.close();
      reportFault('a signed document not opened', error);
      const description =
        error instanceof AppError ? error.details.userMessage : 'Please try again in a moment.';
      toast({ title: failed, description, destructive: true });
    }
  };
  return {
    open: (row: SignedRow) => void run(row.id, () => open(row)),
    isRunning: (row: SignedRow) => running.has(row.id),
  };
}

/** What was signed for these jobs, at least one, with the PDFs. */
export function DocumentsSection({ jobs }: { readonly jobs: readonly Job[] }) {
  const ids = jobs.map(({ id }) => id).join(' ');
  const agreements = useLiveList(useMemo(() => agreementsOf(ids.split(' ')), [ids]));
  const releases = useLiveList(useMemo(() => releasesOf(ids.split(' ')), [ids]));
  const pdf = useOpenPdf();
  const withdrawalOf = ({ bookingId }: SignedRow) =>
    jobs.find(({ id }) => id === bookingId)?.consent_withdrawal ?? null;
  if (agreements.state === 'loading' || releases.state === 'loading') return <Note>Loading...</Note>;
  const rows = [...agreements.rows, ...releases.rows].toSorted((one, other) =>
    one.signedAt < other.signedAt ? 1 : -1,
  );
  const onPaper = jobs.flatMap((job) => (job.paper_signature ? [{ job, paper: job.paper_signature }] : []));
  return (
    <>
      <DamagedNote damaged={[...agreements.damaged, ...releases.damaged]} />
      <RecordList
        none={
          agreements.confirmed && releases.confirmed
            ? 'Nothing signed yet.'
            : 'The documents aren’t saved on this device. They’ll appear once you’re connected.'
        }
        items={[
          ...onPaper.map(({ job, paper }) => ({
            key: `paper-${job.id}`,
            title: documentWords.agreement,
            to: null,
            facts: [paperNote(paper), job.customer.address],
            more: <Note>{noPaperPdf}</Note>,
          })),
          ...rows.map((row) => ({
            key: row.id,
            title: documentWords[row.type],
            to: null,
            facts: [
              `Signed ${writtenInstant(row.signedAt)} by ${row.signer}`,
              row.address,
              row.device,
              row.note,
              row.type === 'media_release' ? withdrawalNote(withdrawalOf(row)) : '',
            ],
            more: row.hasPdf ? (
              <RowButton
                label="Open PDF"
                of={`${documentWords[row.type]}, ${row.address}`}
                disabled={pdf.isRunning(row)}
                onClick={() => pdf.open(row)}
              />
            ) : (
              <Note>We’re preparing the PDF.</Note>
            ),
          })),
        ]}
      />
    </>
  );
}
