import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { AppError } from '@domain/errors/app-error';
import {
  bookProgramNames,
  bookPrograms,
  lastWholeMonth,
  rowsAtOnce,
  type BookProgram,
} from '@domain/ledger/month-export';
import { counted, countWords } from '@domain/text/counted';
import { addMonths, type Month } from '@domain/time/month';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { reportFault } from '@/logging/report-fault';
import { Icon } from '@/ui/icon';
import { useToast } from '@/ui/use-toast';

/** Months that are offered. */
const offered = 24;

const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: '16px 20px 20px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  background: theme.vars.palette.background.paper,
}));
const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '220px 180px max-content' },
}));

/** `March 2026`. */
function monthWords(month: Month): string {
  return new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}

/** What to do with a file that the program doesn't take at once; empty for any other. */
function splitWords(rows: number, program: BookProgram): string {
  if (rows <= rowsAtOnce) return '';
  return ` ${bookProgramNames[program]} imports up to ${countWords(rowsAtOnce)} at a time, so split it first.`;
}

interface MonthExportProps {
  readonly call: CallAsAdmin;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Downloads a month's money as a file for the program in which the business keeps its books. */
export function MonthExport({ call, now }: MonthExportProps) {
  const id = useId();
  const toast = useToast();
  const last = lastWholeMonth(new Date(now));
  const [month, setMonth] = useState(last);
  const [program, setProgram] = useState<BookProgram>('quickbooks');
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const download = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      const { fileName, csv, rows } = await call('office-ledger-export', { month, program });
      if (rows === 0) {
        toast({ title: `No money moved in ${monthWords(month)}`, description: 'There’s nothing to export.' });
        return;
      }
      save(fileName, csv);
      toast({
        title: 'Month exported',
        description: `${fileName} has ${counted(rows, 'row')}.${splitWords(rows, program)}`,
      });
    } catch (failure) {
      reportFault('a month not exported', failure);
      const known = failure instanceof AppError ? failure.details.userMessage : 'Please try again.';
      toast({ title: 'The month couldn’t be exported.', description: known, destructive: true });
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  const months = Array.from({ length: offered }, (_, index) => addMonths(last, -index));
  return (
    <Frame aria-labelledby={id}>
      <div>
        <Typography id={id} variant="h5" component="h2">
          Export a month for your books
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          A CSV file of all payments, fees, refunds and rewards. Import it as bank transactions.
        </Typography>
      </div>
      <Fields>
        <TextField select label="Month" value={month} onChange={({ target }) => setMonth(target.value)}>
          {months.map((each) => (
            <MenuItem key={each} value={each}>
              {monthWords(each)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label="Program"
          value={program}
          onChange={({ target }) => setProgram(bookPrograms.find((each) => each === target.value) ?? program)}
        >
          {bookPrograms.map((each) => (
            <MenuItem key={each} value={each}>
              {bookProgramNames[each]}
            </MenuItem>
          ))}
        </TextField>
        <Button
          variant="outlined"
          color="inherit"
          disabled={busy}
          sx={{ minHeight: 48 }}
          startIcon={<Icon name="download" size={18} />}
          onClick={() => void download()}
        >
          {busy ? 'Exporting...' : 'Export month'}
        </Button>
      </Fields>
    </Frame>
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
