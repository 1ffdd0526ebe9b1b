import { styled } from '@mui/material/styles';
import type { ChangedField } from '@/offline/changed-fields';
import type { MissedEdit } from '@/offline/outbox-entry';
import { CallUs } from '@/ui/call-us';
import type { SentThing } from './not-sent-yet';

const Changes = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  // Higher specificity than the pages' own styles for lists of facts.
  '&&': { margin: '12px 0 0' },
  '& dt': { fontWeight: 600 },
  '&& dd': { margin: 0, fontWeight: 400, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  '& dd span': { color: theme.vars.palette.text.secondary },
}));

const sentences: Record<SentThing | 'document', string> = {
  request: 'The version you sent first had already reached us, so that’s the one we have.',
  referral: 'The version you sent first had already reached us, so that’s the one we have.',
  answers: 'The answers you sent first had already reached us, so those are the ones we have.',
  document: 'What you signed first had already reached us, so that’s the signed copy.',
};

interface MissedChangeProps {
  readonly thing: SentThing | 'document';
  readonly missed: MissedEdit;
  readonly changes: readonly ChangedField[];
}

/** Says that the server has an earlier version, lists the differences, and gives a number to call. */
export function MissedChange({ thing, missed, changes }: MissedChangeProps) {
  return (
    <>
      <p>
        <strong>Sent, but without your last change.</strong>
      </p>
      <p>
        {sentences[thing]} Call us at <CallUs /> and we’ll make the change for you.
      </p>
      {changes.length > 0 && (
        <Changes>
          {changes.map(({ label, stored, edited }) => (
            <div key={label}>
              <dt>{label}</dt>
              {missed.stored !== null && (
                <dd>
                  <span>We have:</span> {stored || 'nothing'}
                </dd>
              )}
              <dd>
                <span>{missed.stored === null ? 'You sent:' : 'You changed it to:'}</span>{' '}
                {edited || 'nothing'}
              </dd>
            </div>
          ))}
        </Changes>
      )}
    </>
  );
}
