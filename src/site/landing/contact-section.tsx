import { business } from '@domain/business/business';
import { businessHours } from '@domain/business/hours';
import { promises } from '@domain/business/promises';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Icon } from '@/ui/icon';
import { newTab } from '../site-links';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  '& .start': {
    display: 'grid',
    gap: 20,
    alignContent: 'start',
    justifyItems: 'start',
    padding: 24,
    borderRadius: 12,
    color: '#F3EEE6',
    backgroundColor: '#14232D',
  },
  '& .start p': { margin: 0, maxWidth: '46ch' },
  '& .cards': {
    display: 'grid',
    gap: 20,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 232px), 1fr))',
  },
  '& .card': {
    padding: 24,
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& h3': { ...theme.typography.h4, margin: 0 },
  '& .card h3': { marginBottom: 12 },
  '& .card p': { margin: '8px 0 0', color: theme.vars.palette.text.secondary, fontSize: '0.9375rem' },
  '& .card a': { display: 'flex', alignItems: 'center', gap: 10, minHeight: 44 },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    fontSize: '0.9375rem',
    gap: '10px 16px',
    margin: 0,
    justifyContent: 'space-between',
  },
  '& dt': { whiteSpace: 'nowrap' },
  '& dd': { margin: 0, textAlign: 'right', fontWeight: 600 },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '3fr 8fr' },
}));

/** How to reach us, and the way to the booking form. */
export function ContactSection() {
  return (
    <Columns>
      <div className="start">
        <h3>Book Your Inspection</h3>
        <p>The form takes about a minute. {promises.bookingConfirmation}</p>
        <Button variant="contained" size="large" href="#booking" endIcon={<Icon name="arrow-right" />}>
          Go to the form
        </Button>
      </div>
      <div className="cards">
        <div className="card">
          <h3>Quick Contact</h3>
          <a href={`tel:${business.phone.e164}`}>
            <Icon name="phone" />
            {business.phone.display}
          </a>
          <a href={`mailto:${business.email}`}>
            <Icon name="mail" />
            {business.email}
          </a>
          <p>{promises.emailReply}</p>
        </div>
        <div className="card">
          <h3>Business Hours</h3>
          <dl>
            {businessHours.map(({ days, hours }) => (
              <div key={days} style={{ display: 'contents' }}>
                <dt>{days}</dt>
                <dd>{hours}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="card">
          <h3>Follow Us</h3>
          <ul>
            {business.social.map(({ name, url }) => (
              <li key={name}>
                <a href={url} {...newTab}>
                  <Icon name="external" />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Columns>
  );
}
