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

/** Field of the request's summary -> its label. */
const fields = {
  service: 'Service',
  price: 'Price',
  address: 'Address',
  time: 'Preferred time',
} as const;

/** Placeholder in which the script shows the request that this tab has sent. */
export function AskedFor() {
  return (
    <Summary data-asked-for hidden aria-labelledby="asked-for-title">
      <h2 id="asked-for-title">What you asked for</h2>
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
