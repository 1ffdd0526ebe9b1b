import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@/ui/visually-hidden';
import type { Hits } from './use-hits';

const Note = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '10px 16px',
  fontSize: '0.875rem',
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
  '&[data-failed]': { color: theme.vars.palette.error.main },
}));

const how =
  'Search by name, email address, phone number or its last digits, or words in the address. A reference, a Report ID, or a pasted link works too.';

interface HitStatusProps {
  readonly id: string;
  readonly hits: Hits;
  readonly text: string;
  readonly shown: boolean;
}

/** What the search is doing, or found; also announced to screen readers. */
export function HitStatus({ id, hits, text, shown }: HitStatusProps) {
  const words = shown ? wordsOf(hits, text) : null;
  return (
    <div id={id} role="status">
      {words && <Note style={words.hidden ? visuallyHidden : undefined}>{words.said}</Note>}
      {shown && hits.state === 'done' && hits.failed.length > 0 && (
        <Note data-failed="">
          {`We couldn’t search ${hits.failed.map(({ label }) => label.toLowerCase()).join(', ')}.`}
        </Note>
      )}
    </div>
  );
}

interface Words {
  readonly said: string;
  /** Whether the results themselves show it. */
  readonly hidden?: boolean;
}

function wordsOf(hits: Hits, text: string): Words | null {
  if (hits.state === 'none') return null;
  if (hits.state === 'short') return { said: `Type at least 2 letters. ${how}` };
  if (hits.state !== 'done') return { said: 'Searching...' };
  const count = hits.groups.reduce((sum, group) => sum + group.hits.length, 0);
  const onDevice = hits.groups.some((group) => group.onDevice);
  const where = onDevice ? ' on this device' : '';
  const reach = onDevice ? ' We can’t reach the server, so there may be more there.' : '';
  if (count > 0) {
    return { said: `${count}${hits.showMore ? ' or more' : ''} found${where}.${reach}`, hidden: !onDevice };
  }
  if (hits.failed.length > 0) return null;
  const next = hits.showMore ? 'We haven’t searched every partial match yet.' : how;
  return { said: `Nothing found${where} for “${text}”.${reach} ${next}` };
}
