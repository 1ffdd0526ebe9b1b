import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Notice } from '@/ui/notice';
import { PlainButton } from '@/ui/plain-button';

const Row = styled('div')({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  '& p': { flex: '1 1 180px' },
  '& button': { paddingInline: 14 },
});

/** Says that an earlier draft was restored, and offers to start over after a confirmation. */
export function RestoredNote({ onStartOver }: { readonly onStartOver: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <Notice role="status">
      <Row>
        <p>{asking ? 'Remove all your answers from this device?' : 'We saved your earlier answers.'}</p>
        {asking && (
          <PlainButton type="button" look="quiet" onClick={onStartOver}>
            Remove them
          </PlainButton>
        )}
        <PlainButton type="button" look="quiet" onClick={() => setAsking(!asking)}>
          {asking ? 'Keep them' : 'Start over'}
        </PlainButton>
      </Row>
    </Notice>
  );
}
