import Button from '@mui/material/Button';
import { openBlanks } from '@domain/finding-library/picked-finding';
import { blankOf } from '@domain/report/blanks';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import type { FindingValues } from '../report-values';
import { findingName } from '../findings/finding-name';
import { blankField } from './blank-field-name';

interface OpenBlanksNoteProps {
  readonly findings: readonly FindingValues[];
  /** Opens a finding at one of its fields. */
  readonly onGo: (id: string, field: string) => void;
}

/** Every blank that keeps the report from being sent, each with a way to it; nothing if there is none. */
export function OpenBlanksNote({ findings, onGo }: OpenBlanksNoteProps) {
  const open = findings.flatMap((finding, index) =>
    openBlanks(finding).map((name) => ({ id: finding.id, name, of: findingName(finding, index + 1) })),
  );
  if (open.length === 0) return null;
  return (
    <Notice>
      <Icon name="edit" size={22} />
      <div>
        <p>
          <strong>
            {open.length === 1 ? '1 blank' : `${open.length} blanks`} to fill in before the report can go out.
          </strong>
        </p>
        <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {open.map(({ id, name, of }) => (
            <li key={`${id} ${name}`}>
              <Button
                color="inherit"
                onClick={() => onGo(id, blankField(name))}
                sx={{ textAlign: 'start', textDecoration: 'underline' }}
              >
                {of}: {blankOf(name).label}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Notice>
  );
}
