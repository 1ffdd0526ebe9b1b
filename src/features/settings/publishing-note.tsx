import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Publishing, PublishingState } from '@domain/settings/publishing';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { age } from '@/ui/age';
import { StatusBadge, type BadgeTone } from '@/ui/status-badge';
import { useNow } from '@/ui/use-now';
import { usePublishing } from './use-publishing';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 44,
});

const badges: Record<PublishingState, { readonly words: string; readonly tone: BadgeTone }> = {
  published: { words: 'Published', tone: 'completed' },
  publishing: { words: 'Publishing', tone: 'in_progress' },
  failed: { words: 'Failed', tone: 'cancelled' },
  'by-deploy': { words: 'Not published yet', tone: 'pending' },
};

interface PublishingNoteProps {
  readonly call: CallAsAdmin;
  /** The current version. */
  readonly version: number;
  readonly publishing: Publishing;
}

/** Whether the public pages show what is saved, since when, and a way to try again. */
export function PublishingNote({ call, version, publishing }: PublishingNoteProps) {
  const now = useNow();
  const { state, since, asking, tryAgain } = usePublishing(call, version, publishing);
  if (state === null) return <Row aria-busy="true" />;
  const ago = since === null ? '' : age(since, now);
  return (
    <Row>
      <Row role="status" style={{ minHeight: 0 }}>
        <StatusBadge tone={badges[state].tone}>{badges[state].words}</StatusBadge>
        <span>{sentence(state, ago)}</span>
      </Row>
      {state === 'failed' && (
        <Button color="inherit" variant="outlined" disabled={asking} onClick={() => void tryAgain()}>
          {asking ? 'Trying again...' : 'Try again'}
        </Button>
      )}
    </Row>
  );
}

function sentence(state: PublishingState, ago: string): string {
  switch (state) {
    case 'published':
      return `The public pages show what is saved. Built ${ago}.`;
    case 'publishing':
      return `The public pages are being built. Begun ${ago}.`;
    case 'failed':
      return ago === ''
        ? 'The public pages don’t show what is saved yet.'
        : `The public pages don’t show what is saved yet. Last tried ${ago}.`;
    case 'by-deploy':
      return 'The public pages show what is saved after the next deploy.';
  }
}
