import { builtSettings } from '@domain/settings/built-settings';
import { cardFeatures } from '@domain/settings/card-features';
import { activeServices } from '@domain/settings/offered-services';
import { dollars } from '@domain/text/dollars';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Icon } from '@/ui/icon';

const services = activeServices(builtSettings.services);

/** Four in a row, unless that would leave one alone in the last. */
const columns = services.length % 4 === 1 ? 3 : Math.min(services.length, 4);

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  '& article': {
    display: 'flex',
    flexDirection: 'column',
    padding: 24,
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& h3': { ...theme.typography.h4, margin: 0 },
  '& .price': {
    ...theme.typography.h2,
    display: 'flex',
    alignItems: 'baseline',
    flexWrap: 'wrap',
    gap: '0 10px',
    margin: '16px 0 0',
    color: theme.vars.palette.primary.main,
  },
  '& .turnaround': {
    ...theme.typography.body2,
    fontWeight: 600,
    color: theme.vars.palette.text.primary,
    letterSpacing: 0,
  },
  '& .what': { ...theme.typography.body2, margin: '12px 0 0', color: theme.vars.palette.text.secondary },
  '& ul': {
    display: 'grid',
    alignContent: 'start',
    gap: 8,
    listStyle: 'none',
    margin: '20px 0 24px',
    padding: 0,
    fontSize: '0.9375rem',
  },
  '& li': { display: 'flex', gap: 10, lineHeight: 1.45 },
  '& li svg': { marginTop: 2, color: theme.vars.palette.secondary.main },
  '& article > a': { marginTop: 'auto' },
  '& article:first-of-type': { borderColor: theme.vars.palette.primary.main },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: `repeat(${columns}, 1fr)`,
    // Aligns the rows of the cards.
    '& article': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 5', rowGap: 0 },
    '& h3': { fontSize: '1.25rem' },
  },
}));

/**
 * The services with price, turnaround and features. `data-service` selects the service in the contact form.
 */
export function ServiceCards() {
  return (
    <Cards>
      {services.map(({ title, description, price, turnaround, ...service }, index) => (
        <article key={title} aria-labelledby={`service-${index}`}>
          <h3 id={`service-${index}`}>{title}</h3>
          <p className="price">
            {dollars(price)} <span className="turnaround">{turnaround}</span>
          </p>
          <p className="what">{description}</p>
          <ul>
            {cardFeatures(service, builtSettings).map((feature) => (
              <li key={feature}>
                <Icon name="check" size={18} />
                {feature}
              </li>
            ))}
          </ul>
          <Button
            variant={index === 0 ? 'contained' : 'outlined'}
            color={index === 0 ? 'primary' : 'inherit'}
            href="#contact"
            data-service={title}
            aria-describedby={`service-${index}`}
          >
            Book This Service
          </Button>
        </article>
      ))}
    </Cards>
  );
}
