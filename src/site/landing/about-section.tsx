import { business } from '@domain/business/business';
import { cities } from '@domain/business/cities';
import { styled } from '@mui/material/styles';
import { Icon } from '@/ui/icon';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 40,
  '& p': { margin: '0 0 16px', maxWidth: '60ch' },
  '& h3': { ...theme.typography.h4, display: 'flex', alignItems: 'center', gap: 10, margin: '0 0 16px' },
  '& h3 svg': { color: theme.vars.palette.secondary.main },
  '& ul': { columns: '2 140px', columnGap: 24, listStyle: 'none', margin: 0, padding: 0 },
  '& li': { padding: '7px 0', borderBottom: '1px solid var(--hairline)', breakInside: 'avoid' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '5fr 7fr', gap: 72, '& ul': { columns: 3 } },
}));

/** Who we are and where we work. */
export function AboutSection() {
  return (
    <Columns>
      <div>
        <p>
          We inspect sewer lines and do nothing else. We do not repair them, we take no commission from anyone
          who does, and we have nothing to sell you on the day. What is in the report is what the camera saw.
        </p>
        <p>
          Home buyers call us before a deadline, sellers before they list, owners of older houses once a year.
          Each gets the same: the whole line on video, photos with their footage, and one plain sentence at
          the top.
        </p>
      </div>
      <div>
        <h3>
          <Icon name="map-pin" size={24} />
          {business.serviceAreaSummary}
        </h3>
        <ul aria-label="Cities we serve">
          {cities.map((city) => (
            <li key={city}>{city}</li>
          ))}
        </ul>
      </div>
    </Columns>
  );
}
