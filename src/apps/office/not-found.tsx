import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { blogLinks } from '@domain/business/blog-links';
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

/** Page for an unknown address below /admin: the site's words and links, and a link to the office. */
export function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    // Only the path is logged: a query may contain an email address.
    log.error(`Not found: ${pathname}`);
  }, [pathname]);
  return (
    <Page>
      <ClearPipe />
      <h1>Oops! Page not found</h1>
      <p>This page doesn’t exist in the back office.</p>
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
        {blogLinks && (
          <Button variant="outlined" color="inherit" href={blogLinks.home} target="_blank" rel="noopener">
            Blog
          </Button>
        )}
      </div>
    </Page>
  );
}
