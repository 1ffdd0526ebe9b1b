import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { adminRecord } from '@domain/admin/admin-record';
import type { AuditEntry } from '@domain/audit/audit-entry';
import { inWords } from '@domain/text/in-words';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { useLiveDocument } from '@/firebase/documents/use-live-document';
import { writtenInstant } from '@/ui/written-instant';
import { actionName, fieldName, recordName, valueWords } from './audit-words';

const Entry = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: '4px 24px',
  padding: '12px 16px',
  fontSize: '0.875rem',
  lineHeight: 1.5,
  '& h2': { ...theme.typography.subtitle2, margin: 0 },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& [data-muted]': { color: theme.vars.palette.text.secondary },
  '& dl': { display: 'grid', gap: 2, margin: 0 },
  '& dl > div': { display: 'flex', flexWrap: 'wrap', gap: '0 8px' },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 4fr) minmax(0, 5fr)',
    alignItems: 'start',
  },
}));

interface TrailEntryProps {
  readonly entry: AuditEntry;
  /** Action on a job -> its words. */
  readonly jobWords: Readonly<Record<string, string>>;
  /** Filters the trail by this record; left out where it is filtered already. */
  readonly onRecord?: (() => void) | undefined;
}

/** One audit entry: action, record, actor, time and changes. */
export function TrailEntry({ entry, jobWords, onRecord }: TrailEntryProps) {
  const withValues = Object.entries(entry.values);
  const withoutValues = entry.fields.filter((field) => !(field in entry.values));
  const record = `${recordName(entry)} ${entry.record_id}`;
  return (
    <Entry>
      <div>
        <h2>{actionName(entry.action, jobWords)}</h2>
        {onRecord ? (
          <Link
            component="button"
            type="button"
            aria-label={`${record}: show only this record`}
            onClick={onRecord}
            sx={{ font: 'inherit', textAlign: 'start', overflowWrap: 'anywhere', minHeight: 24 }}
          >
            {record}
          </Link>
        ) : (
          <p data-muted="">{record}</p>
        )}
      </div>
      <div>
        <p>
          <ReadBoundary fallback={() => `Admin ${entry.actor.id.slice(0, 8)}`}>
            <ActorName actor={entry.actor} />
          </ReadBoundary>
        </p>
        <p data-muted="">
          <time dateTime={entry.at}>{writtenInstant(entry.at)}</time>
        </p>
      </div>
      <div>
        {withValues.length > 0 && (
          <dl>
            {withValues.map(([field, { before, after }]) => (
              <div key={field}>
                <dt>{fieldName(field)}</dt>
                <dd>
                  {before !== null && before !== after && `${valueWords(field, before)} → `}
                  {valueWords(field, after)}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {withoutValues.length > 0 && (
          <p data-muted="">{`${withValues.length > 0 ? 'Also' : 'Set'}: ${withoutValues.map((field) => fieldName(field).toLowerCase()).join(', ')}`}</p>
        )}
      </div>
    </Entry>
  );
}

function AdminName({ uid }: { readonly uid: string }) {
  const admin = useLiveDocument(adminRecord, uid);
  const short = uid.slice(0, 8);
  if (admin.state === 'found') return admin.record.email || `Admin ${short}`;
  return admin.state === 'missing' ? `Former admin ${short}` : `Admin ${short}`;
}

/** The actor: an admin's email address, a client's id or network pseudonym, or the product itself. */
function ActorName({ actor }: Pick<AuditEntry, 'actor'>) {
  if (actor.kind === 'admin') return <AdminName uid={actor.id} />;
  return actor.kind === 'public' || actor.kind === 'customer'
    ? `Client ${actor.id.slice(0, 8)}`
    : `Automatic: ${inWords(actor.id).toLowerCase()}`;
}
