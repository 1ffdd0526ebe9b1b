import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { countWords } from '@domain/text/counted';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { countedOf, countedRows } from './import-words';
import { refusalsFile, refusalsOf } from './refused-rows';
import type { MatchedFile, RowResult } from './run-import';

const shownAtMost = 50;

const Counts = styled('ul')({ display: 'grid', gap: 6, margin: 0, paddingInlineStart: 20 });
const Scroll = styled('div')({ overflowX: 'auto' });
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& caption': { textAlign: 'start', paddingBlockEnd: 8, fontWeight: 600 },
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    padding: '8px 12px 8px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& td': { overflowWrap: 'anywhere', minWidth: 72 },
}));

interface CheckResultProps {
  readonly matched: MatchedFile;
  readonly results: readonly RowResult[];
}

/** The dry run's result: how many rows would be made, are there already, or are refused, and why. */
export function CheckResult({ matched, results }: CheckResultProps) {
  const { kind, file } = matched;
  const count = (is: (row: RowResult) => boolean) => results.filter(is).length;
  const made = count(({ outcome }) => outcome === 'made');
  const repeated = count(({ sameAs }) => sameAs !== null);
  const known = count(({ outcome }) => outcome === 'matched') - repeated;
  const added = count(({ outcome }) => outcome === 'added');
  const refused = count(({ outcome }) => outcome === 'refused');
  const unpaid = count((row) => row.unpaid);
  return (
    <>
      <Notice>
        <Icon name="info" />
        <div>
          <p>Nothing is saved yet. {countedRows(results.length)} were checked:</p>
          <Counts>
            <li>{countedOf(made, kind)} would be imported</li>
            {added > 0 && <li>{countedRows(added)} would add an address to a customer</li>}
            <li>{countedRows(known)} already there, which stay as they are</li>
            {repeated > 0 && <li>{countedRows(repeated)} repeated in the file</li>}
            <li>{countedRows(refused)} refused</li>
          </Counts>
          {unpaid > 0 && (
            <p>
              {countedOf(unpaid, kind)} {unpaid === 1 ? 'isn’t' : 'aren’t'} paid according to the file, and
              would be on the list of unpaid jobs. Nobody is reminded.
            </p>
          )}
        </div>
      </Notice>
      {refused > 0 && <Refused matched={matched} results={results} fileName={file.name} />}
    </>
  );
}

function Refused({ matched, results, fileName }: CheckResultProps & { readonly fileName: string }) {
  const refusals = refusalsOf(matched, results);
  const shown = refusals.slice(0, shownAtMost);
  const download = () => {
    const address = URL.createObjectURL(refusalsFile(refusals));
    const link = document.createElement('a');
    link.href = address;
    link.download = `refused-rows-${fileName.replace(/\.[^.]*$/, '')}.csv`;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <>
      <Scroll tabIndex={0} role="region" aria-label="Refused rows">
        <Table>
          <caption>
            Refused rows
            {refusals.length > shown.length &&
              ` (the first ${countWords(shown.length)} of ${countWords(refusals.length)} problems)`}
          </caption>
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Column</th>
              <th scope="col">Value</th>
              <th scope="col">Reason</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ row, column, value, reason }) => (
              <tr key={`${row}-${column}`}>
                <td>{row}</td>
                <td dir="auto">{column}</td>
                <td dir="auto">{value.length > 80 ? `${value.slice(0, 80)}…` : value}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Icon name="download" size={18} />}
        onClick={download}
        sx={{ justifySelf: 'start' }}
      >
        Download the refused rows
      </Button>
    </>
  );
}
