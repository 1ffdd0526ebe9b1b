import { openingHours } from '@domain/hours/opening-hours';
import { builtSettings } from '@domain/settings/built-settings';
import { phoneOf } from '@domain/settings/phone-of';
import { promisesOf } from '@domain/settings/promises-of';
import { styled } from '@mui/material/styles';
import { Icon } from '@/ui/icon';
import { contactIsland } from '../islands/island-names';
import { newTab } from '../site-links';
import { RequestPanel } from './request-panel';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '& .cards': {
    display: 'grid',
    gap: 20,
    alignContent: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 264px), 1fr))',
  },
  '& .card': {
    padding: 24,
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& .card h3': { ...theme.typography.h4, margin: '0 0 12px' },
  '& .card p': { margin: '8px 0 0', color: theme.vars.palette.text.secondary, fontSize: '0.9375rem' },
  '& .card a': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 44,
    overflowWrap: 'anywhere',
  },
  '& .quick a:first-of-type': {
    ...theme.typography.h4,
    color: theme.vars.palette.text.primary,
    textDecorationColor: theme.vars.palette.primary.main,
  },
  '& .quick svg': { color: theme.vars.palette.primary.main },
  '& dl': { display: 'grid', gap: 10, margin: 0, fontSize: '0.9375rem' },
  '& dl > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 16px' },
  '& dd': { margin: 0, fontWeight: 600 },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
    gap: 32,
    '& .cards': { gridTemplateColumns: '1fr' },
  },
}));

/** The Book Your Inspection form, and other ways to contact the business. */
export function ContactSection() {
  const { hours, contact, promises } = builtSettings;
  const { email, social } = contact;
  const phone = phoneOf(contact);
  return (
    <Columns>
      <RequestPanel
        island={contactIsland.name}
        title="Book Your Inspection"
        purpose="Request a start time on the hour here, or leave the inspection type, day, or time open."
      />
      <div className="cards">
        <div className="card quick">
          <h3>Quick Contact</h3>
          <a href={`tel:${phone.e164}`}>
            <Icon name="phone" />
            {phone.display}
          </a>
          <a href={`mailto:${email}`}>
            <Icon name="mail" />
            {email}
          </a>
          <p>{promisesOf(promises).emailReply}</p>
        </div>
        <div className="card">
          <h3>Business Hours</h3>
          <dl>
            {openingHours(hours).map(({ days, hours: open }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{open}</dd>
              </div>
            ))}
          </dl>
        </div>
        {social.length > 0 && (
          <div className="card">
            <h3>Follow Us</h3>
            <ul>
              {social.map(({ name, url }) => (
                <li key={name}>
                  <a href={url} {...newTab}>
                    <Icon name="external" />
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Columns>
  );
}
