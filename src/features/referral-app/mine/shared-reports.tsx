import { sharedAtMost, type SharedWithReferrer } from '@domain/referral/referrer-calls';
import { confirmationTitle } from '@domain/report/compare/confirmation-title';
import type { ShareKind } from '@domain/share/report-share';
import { mediumDate } from '@domain/time/calendar-date';
import { styled } from '@mui/material/styles';
import { ButtonLink } from '@/ui/button-link';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    paddingBlock: 12,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& li > div': { flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

const Muted = styled('p')(({ theme }) => ({
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
}));

const titles: Record<ShareKind, string> = {
  report: 'Inspection report',
  'repair-list': 'Repair request list',
  confirmation: confirmationTitle,
};

/** The reports that clients shared with this address. */
export function SharedReports({ shared }: { readonly shared: readonly SharedWithReferrer[] }) {
  return (
    <section aria-labelledby="shared-reports">
      <h2 id="shared-reports">Shared with you</h2>
      {shared.length === 0 ? (
        <Muted>
          Nothing yet. A report belongs to its client. They can share it with you from its page, or agree to
          it in their questionnaire.
        </Muted>
      ) : (
        <List>
          {shared.map(({ id, kind, property_address: address, report_date: date, shared_on: on, url }) => (
            <li key={id}>
              <div>
                {address}
                <small>
                  {titles[kind]} of {mediumDate(date)}, shared {mediumDate(on)}
                </small>
              </div>
              <ButtonLink
                look="quiet"
                href={url}
                target="_blank"
                rel="noreferrer"
                aria-label={`View ${address}`}
              >
                View
              </ButtonLink>
            </li>
          ))}
        </List>
      )}
      {shared.length >= sharedAtMost && <Muted>These are the {sharedAtMost} most recent.</Muted>}
    </section>
  );
}
