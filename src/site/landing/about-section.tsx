import { business } from '@domain/business/business';
import { builtSettings } from '@domain/settings/built-settings';
import { styled } from '@mui/material/styles';
import { Icon } from '@/ui/icon';
import { ServiceMap } from './service-area/service-map';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  '& p': { margin: '0 0 16px', maxWidth: '60ch' },
  '& h3': { ...theme.typography.h4, display: 'flex', gap: 10, margin: '24px 0 16px' },
  '& h3 svg': { color: theme.vars.palette.secondary.main },
  '& ul': { columns: '2 132px', columnGap: 24, listStyle: 'none', margin: 0, padding: 0 },
  '& li': { padding: '7px 0', borderBottom: '1px solid var(--hairline)', breakInside: 'avoid' },
  '& figure': {
    margin: 0,
    overflow: 'hidden',
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.default,
  },
  '& figcaption': {
    padding: '12px 16px 16px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    fontSize: '0.875rem',
    color: theme.vars.palette.text.secondary,
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 400px)',
    alignItems: 'start',
  },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 440px', gap: 72 },
}));

export function AboutSection() {
  return (
    <Columns>
      <div>
        <p>
          Inspecting sewer lines is all we do. We don’t repair them, we take no commission from anyone who
          does, and we have nothing to sell you on the day. The report is what the camera saw.
        </p>
        <p>
          Home buyers book before a deadline, sellers before they list, owners of older houses once a year.
          Every report has the video, photos marked with their footage, and a plain one-sentence verdict at
          the top.
        </p>
        <h3>
          <Icon name="map-pin" size={24} />
          {business.serviceAreaSummary}
        </h3>
        <ul aria-label="Cities we serve">
          {builtSettings.area.cities.map((city) => (
            <li key={city}>{city}</li>
          ))}
        </ul>
      </div>
      <figure>
        <ServiceMap />
        <figcaption>The stretch from {business.extent}, with a mark every 10 miles.</figcaption>
      </figure>
    </Columns>
  );
}
