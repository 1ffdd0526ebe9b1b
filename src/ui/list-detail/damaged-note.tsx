import { styled } from '@mui/material/styles';
import { Icon } from '../icon';
import { Notice } from '../notice';

const Paths = styled('div')(({ theme }) => ({
  marginTop: 4,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& summary': { fontFamily: theme.typography.fontFamily, cursor: 'pointer', minHeight: 24 },
}));

const shownAtOnce = 3;

function PathList({ paths }: { readonly paths: readonly string[] }) {
  return (
    <ul>
      {paths.map((path) => (
        <li key={path}>{path}</li>
      ))}
    </ul>
  );
}

interface DamagedNoteProps {
  /** Where the records are stored: `bookings/abc123`. */
  readonly damaged: readonly string[];
}

/** Shown above a list: which of its records can't be shown; nothing where all can. */
export function DamagedNote({ damaged }: DamagedNoteProps) {
  if (damaged.length === 0) return null;
  const one = damaged.length === 1;
  const folded = damaged.slice(shownAtOnce);
  return (
    <Notice role="status" tone="error" style={{ marginBlockEnd: 12 }}>
      <Icon name="alert" />
      <div style={{ minWidth: 0 }}>
        <p>
          {one
            ? '1 record here can’t be shown because its data is damaged.'
            : `${damaged.length} records here can’t be shown because their data is damaged.`}
        </p>
        <p>
          This is reported automatically. If you ask for help with {one ? 'it' : 'them'}, give{' '}
          {one ? 'this ID' : 'these IDs'}:
        </p>
        <Paths>
          <PathList paths={damaged.slice(0, shownAtOnce)} />
          {folded.length > 0 && (
            <details>
              <summary>{folded.length} more</summary>
              <PathList paths={folded} />
            </details>
          )}
        </Paths>
      </div>
    </Notice>
  );
}
