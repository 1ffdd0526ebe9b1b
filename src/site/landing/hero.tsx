import { blogLinks } from '@domain/business/blog-links';
import { business } from '@domain/business/business';
import { builtSettings } from '@domain/settings/built-settings';
import { standardService } from '@domain/settings/offered-services';
import { dollars } from '@domain/text/dollars';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Icon } from '@/ui/icon';
import { newTab } from '../site-links';
import { CrossSection } from './cross-section';

const Root = styled('section')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  '& .words': {
    position: 'relative',
    zIndex: 2,
    maxWidth: 580,
    padding: 'clamp(32px, 5vw, 72px) 0 clamp(24px, 3vw, 40px)',
    margin: '0 var(--edge) 0 var(--text-x)',
  },
  '& h1': {
    ...theme.typography.h1,
    margin: 0,
    fontSize: 'clamp(2.441rem, 1.55rem + 3.6vw, 4.209rem)',
    lineHeight: 1.02,
  },
  '& .stance': {
    ...theme.typography.subtitle1,
    margin: '20px 0 28px',
    maxWidth: '52ch',
    textWrap: 'balance',
  },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 12, '& a': { flexGrow: 1 } },
  // Keeps the button's text from wrapping on the narrowest phones.
  '@media (max-width: 359px)': { '& .MuiButton-endIcon': { display: 'none' } },
  [theme.breakpoints.up('sm')]: { '& .actions a': { flexGrow: 0 } },
  '& .reading': { margin: '24px 0 0', fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
  '& .reading a': { display: 'inline-block', padding: '4px 0' },
}));

/** The top of the landing page: headline, two calls to action, and the house with its sewer line. */
export function Hero() {
  return (
    <Root id="home" aria-labelledby="home-title">
      <div className="words">
        <h1 id="home-title">See the sewer line before it’s yours.</h1>
        <p className="stance">
          We run a camera through the line from the house to the main, anywhere {business.where}. Independent:
          no repairs, no commissions, no upsells. Pricing for sewer scopes starts at{' '}
          {dollars(standardService(builtSettings.services).price)}.
        </p>
        <div className="actions">
          <Button variant="contained" size="large" href="#contact" endIcon={<Icon name="arrow-right" />}>
            Schedule a Sewer Scope
          </Button>
          <Button variant="outlined" color="inherit" size="large" href="#services">
            Learn More
          </Button>
        </div>
        {blogLinks && (
          <p className="reading">
            On the blog:{' '}
            <a href={blogLinks.inspections} {...newTab}>
              what a sewer inspection shows
            </a>{' '}
            and{' '}
            <a href={blogLinks.costs} {...newTab}>
              what an inspection costs
            </a>
          </p>
        )}
      </div>
      <CrossSection />
    </Root>
  );
}
