import { AppError } from '@domain/errors/app-error';
import { statementCsv, statementFileName } from '@domain/reward/reward-statement';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { callAsReferrer } from '@/firebase/calls/referrer-call';
import { reportFault } from '@/logging/report-fault';
import { Icon } from '@/ui/icon';
import { PlainButton } from '@/ui/plain-button';
import { useToast } from '@/ui/use-toast';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    paddingBlock: 12,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& li > span': { flex: '1 1 80px', fontWeight: 600 },
}));

/** A statement of the rewards for each year, to save as a PDF or a CSV file. */
export function Statements({ years }: { readonly years: readonly number[] }) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const once = async (task: () => Promise<void>) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      await task();
    } catch (failure) {
      reportFault('a reward statement not downloaded', failure);
      const known = failure instanceof AppError ? failure.details.userMessage : 'Please try again.';
      toast({ title: 'Failed to download the statement.', description: known, destructive: true });
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  const pdf = (year: number) =>
    once(async () => {
      const answer = await callAsReferrer('portal-statement-file', { year });
      if (answer.state === 'ready') location.assign(answer.url);
    });
  const csv = (year: number) =>
    once(async () => {
      const statement = await callAsReferrer('portal-statement-open', { year });
      save(`${statementFileName(year)}.csv`, statementCsv(statement));
    });
  return (
    <section aria-labelledby="statements">
      <h2 id="statements">Reward statements</h2>
      <List>
        {years.map((year) => (
          <li key={year}>
            <span>{year}</span>
            <PlainButton
              type="button"
              look="quiet"
              disabled={busy}
              aria-label={`PDF of ${year}`}
              onClick={() => void pdf(year)}
            >
              <Icon name="download" size={18} /> PDF
            </PlainButton>
            <PlainButton
              type="button"
              look="quiet"
              disabled={busy}
              aria-label={`CSV of ${year}`}
              onClick={() => void csv(year)}
            >
              <Icon name="download" size={18} /> CSV
            </PlainButton>
          </li>
        ))}
      </List>
    </section>
  );
}

function save(fileName: string, csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
