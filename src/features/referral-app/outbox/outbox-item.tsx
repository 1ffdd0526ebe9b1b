import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useConnection } from '@/offline/connectivity';
import type { OutboxEntry } from '@/offline/outbox-entry';
import { removeEntry } from '@/offline/outbox-store';
import { retryEntry } from '@/offline/retry-entry';
import { ButtonLink } from '@/ui/button-link';
import { CallUs } from '@/ui/call-us';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { PlainButton } from '@/ui/plain-button';
import { unsentChanges } from '@/shared/unsent/unsent-changes';
import { StatusBadge } from '@/ui/status-badge';
import { useNow } from '@/ui/use-now';
import { CallText } from '@/ui/call-text';
import { focusTitle } from '../navigation/focus-title';
import { useGoTo } from '../navigation/use-go-to';
import { formWith } from '../navigation/screens';
import { canEdit, entryWords } from './entry-words';
import { clientOf } from './client-of';
import { isRefused } from './is-refused';
import { MissedReferralChange } from './missed-referral-change';

const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: 16,
  borderRadius: 12,
  border: `1px dashed ${theme.vars.palette.fieldLine}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  '& strong': { flex: 1, minWidth: '12ch', overflowWrap: 'anywhere' },
  '& p': { margin: 0, fontSize: '0.9375rem', lineHeight: 1.45, color: theme.vars.palette.text.secondary },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 4 },
  '& .actions > *': { minHeight: 44, paddingInline: 14, fontSize: '1rem' },
}));

/** One referral on this device: its state and actions. */
export function OutboxItem({ entry }: { readonly entry: OutboxEntry }) {
  const goTo = useGoTo();
  const { offline } = useConnection();
  const now = useNow();
  const [retrying, setRetrying] = useState(false);
  const [asking, setAsking] = useState(false);
  const [removing, setRemoving] = useState(false);
  const [stays, setStays] = useState(false);
  const removed = useRef(false);
  // Moves focus to the title, because the focused button is removed with the entry.
  useEffect(
    () => () => {
      if (removed.current) requestAnimationFrame(focusTitle);
    },
    [],
  );
  const { name: typedName, address } = clientOf(entry);
  const name = typedName || 'A client';
  const { badge, tone, sentence, ourFault } = entryWords(entry, offline, now);
  const mayArrive = entry.outcomeUnknown || entry.state === 'sending' || (entry.earlier ?? []).length > 0;

  const retry = async () => {
    setRetrying(true);
    await retryEntry(entry.id);
    setRetrying(false);
  };
  const remove = async () => {
    setRemoving(true);
    setStays(false);
    try {
      removed.current = true;
      await removeEntry(entry.id);
      return true;
    } catch {
      removed.current = false;
      setStays(true);
      return false;
    } finally {
      setRemoving(false);
    }
  };

  if (entry.missed) {
    return (
      <Card>
        <div className="head">
          <strong>{name}</strong>
          <StatusBadge tone="cancelled">Change not made</StatusBadge>
        </div>
        <div role="status">
          <MissedReferralChange missed={entry.missed} />
        </div>
        <div className="actions">
          <PlainButton type="button" look="quiet" disabled={removing} onClick={() => void remove()}>
            OK, I’ve read it
          </PlainButton>
        </div>
      </Card>
    );
  }
  return (
    <Card>
      <div className="head">
        <strong>{name}</strong>
        <StatusBadge tone={tone}>{badge}</StatusBadge>
      </div>
      {address !== '' && <p>{address}</p>}
      <p role="status">
        <CallText>{sentence}</CallText>
        {ourFault && (
          <>
            {' '}
            Can’t wait? Call us at <CallUs />.
          </>
        )}
      </p>
      {entry.typed !== undefined && <p>{unsentChanges}</p>}
      <div className="actions">
        {canEdit(entry) && (
          <ButtonLink look={isRefused(entry) ? 'main' : 'quiet'} href={formWith(entry.id)} onClick={goTo}>
            {isRefused(entry) ? 'Correct it' : 'Edit'}
          </ButtonLink>
        )}
        {entry.state === 'queued' && (
          <PlainButton type="button" look="quiet" disabled={retrying} onClick={() => void retry()}>
            {retrying ? 'Sending...' : 'Retry now'}
          </PlainButton>
        )}
        <PlainButton
          type="button"
          look="quiet"
          onClick={() => {
            setStays(false);
            setAsking(true);
          }}
        >
          Remove
        </PlainButton>
      </div>
      <ConfirmDialog
        open={asking}
        title="Remove this referral?"
        confirm="Remove it"
        confirming="Removing..."
        cancel="Keep it"
        destructive
        running={removing}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        {mayArrive
          ? `This removes the referral for ${name} from this device. It may already be on its way, and we’ll keep anything that reached us.`
          : `This removes the referral for ${name} from this device. It won’t be sent.`}
        <strong role="alert">{stays && ' This device couldn’t remove it. Please try again.'}</strong>
      </ConfirmDialog>
    </Card>
  );
}
