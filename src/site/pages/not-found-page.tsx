import Button from '@mui/material/Button';
import { blogLinks } from '@domain/business/blog-links';
import { routes } from '@domain/business/routes';
import { CallUs } from '@/ui/call-us';
import { ClearPipe } from '@/ui/clear-pipe';
import { newTab, sectionLinks } from '../site-links';
import { TextPage } from './text-page';

export function NotFoundPage() {
  return (
    <TextPage>
      <ClearPipe />
      <h1 style={{ marginTop: 32 }}>Oops! Page not found</h1>
      <p className="lead">We sent the camera down this line, and there’s nothing at the end of it.</p>
      <div className="actions">
        <Button variant="contained" href="/">
          Home
        </Button>
        <Button variant="outlined" color="inherit" href={sectionLinks.services}>
          Services
        </Button>
        {blogLinks && (
          <Button variant="outlined" color="inherit" href={blogLinks.home} {...newTab}>
            Blog
          </Button>
        )}
      </div>
      <p style={{ marginTop: 32 }}>
        Looking for something else? <a href={sectionLinks.booking}>Book an inspection</a>, open{' '}
        <a href={routes.customerPortal}>your portal</a>, or call <CallUs />.
      </p>
    </TextPage>
  );
}
