import type { PortalReport } from '@domain/portal/portal-calls';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useId, useState } from 'react';
import { Icon } from '@/ui/icon';
import { PlainButton } from '@/ui/plain-button';
import { SharedLinkRow } from './shared-link-row';

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog')).ShareDialog }));

const Rows = styled('ul')(({ theme }) => ({
  display: 'grid',
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    padding: '12px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));

/** A report's shares, with buttons to create and end them. */
export function SharedLinks({ report }: { readonly report: PortalReport }) {
  const id = useId();
  // `leaving` keeps the dialog mounted while it fades out.
  const [dialog, setDialog] = useState<'closed' | 'open' | 'leaving'>('closed');
  return (
    <section className="part" aria-labelledby={id}>
      <div className="head">
        <div className="part">
          <h3 id={id}>Shared with</h3>
          <p className="muted">
            {report.shares.length === 0
              ? 'No one yet. A link for your agent or the seller shows only what you choose.'
              : 'Each link shows only what you chose for it, until you turn it off.'}
          </p>
        </div>
        {report.state === 'open' && (
          <PlainButton type="button" look="quiet" onClick={() => setDialog('open')}>
            <Icon name="users" size={18} /> Share
          </PlainButton>
        )}
      </div>
      {report.shares.length > 0 && (
        <Rows>
          {report.shares.map((share) => (
            <SharedLinkRow key={share.id} share={share} />
          ))}
        </Rows>
      )}
      {dialog !== 'closed' && (
        <Suspense fallback={null}>
          <ShareDialog
            reportId={report.id}
            open={dialog === 'open'}
            onClose={() => setDialog('leaving')}
            onExited={() => setDialog('closed')}
          />
        </Suspense>
      )}
    </section>
  );
}
