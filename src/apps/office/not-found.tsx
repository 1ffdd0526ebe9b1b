import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { business } from '@domain/business/business';
import { routes } from '@domain/business/routes';
import { log } from '@/logging/log';
import { ClearPipe } from '@/ui/clear-pipe';

const Page = styled('main')(({ theme }) => ({
  minHeight: '100dvh',
  boxSizing: 'border-box',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 24,
  padding: '32px 16px',
  textAlign: 'center',
  '& h1': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: 0, maxWidth: '48ch', color: theme.vars.palette.text.secondary },
  '& div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12 },
}));

/** What an unknown address below /admin shows: the site's words and links, and the way to the office. */
export function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    // The path only: a query may carry somebody's e-mail address.
    log.error(`Not found: ${pathname}`);
  }, [pathname]);
  return (
    <Page>
      <ClearPipe />
      <h1>Oops! Page not found</h1>
      <p>There is no such page in the back office.</p>
      <div>
        <Button variant="contained" component={Link} to={routes.admin}>
          Back office
        </Button>
        <Button variant="outlined" color="inherit" href={routes.home}>
          Home
        </Button>
        <Button variant="outlined" color="inherit" href={`${routes.home}#services`}>
          Services
        </Button>
        <Button variant="outlined" color="inherit" href={business.blogUrl} target="_blank" rel="noopener">
          Blog
        </Button>
      </div>
    </Page>
  );
}
