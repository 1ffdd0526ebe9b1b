import { styled } from '@mui/material/styles';

const Summary = styled('section')(({ theme }) => ({
  maxWidth: 640,
  margin: '32px 0 0',
  padding: '20px 24px',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& dl': { display: 'grid', gap: 12, margin: 0 },
  '& dt': { fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  [theme.breakpoints.up('sm')]: {
    '& dl > div': { display: 'grid', gridTemplateColumns: '140px minmax(0, 1fr)', gap: 16 },
  },
}));

interface AskedForProps {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  /** The label of the time. */
  readonly time: string;
}

/** Placeholder in which the script shows the request that this tab has sent. */
export function AskedFor({ id, title, time }: AskedForProps) {
  // Field of the request's summary -> its label.
  const fields = { service: 'Service', price: 'Price', address: 'Address', time, deadline: 'Deadline' };
  return (
    <Summary data-asked-for hidden aria-labelledby={`asked-for-${id}`}>
      <h2 id={`asked-for-${id}`}>{title}</h2>
      <dl>
        {Object.entries(fields).map(([field, label]) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd data-field={field} />
          </div>
        ))}
      </dl>
    </Summary>
  );
}
