import { blogLinks } from '@domain/business/blog-links';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { thankYouTexts } from '../content/thank-you';
import { PageLayout } from '../layout/page-layout';
import { newTab, sectionLinks } from '../site-links';
import { ThankYouDetails } from './thank-you-details';
import { ThankYouPart } from './thank-you-part';

const Column = styled('div')(({ theme }) => ({
  padding: 'clamp(40px, 6vw, 80px) var(--edge) clamp(64px, 8vw, 112px) var(--text-x)',
  '& > *': { maxWidth: 1040 },
  '& h2': { ...theme.typography.h4, margin: '0 0 12px' },
  '& .reference': {
    margin: '32px 0 0',
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
    '& + .reference': { marginTop: 8 },
    '& bdi': { fontWeight: 600, color: theme.vars.palette.text.primary },
  },
  '& .pay': { marginTop: 32, '& p': { margin: '0 0 12px', maxWidth: '65ch' } },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 40 },
}));

/** The confirmation page. Without scripts it shows the text for a booking; a script shows the others. */
export function ThankYouPage() {
  return (
    <PageLayout>
      <Column>
        {thankYouTexts.map((text) => (
          <ThankYouPart key={text.type} {...text} />
        ))}
        <p className="reference" data-reference hidden>
          Reference ID: <bdi />
        </p>
        <p className="reference" data-phone-reference hidden>
          Calling us? Your short reference is <bdi />.
        </p>
        <div className="pay" data-pay hidden>
          <p>Nothing is due until your report is ready. If you pay now, it opens as soon as it’s done.</p>
          <Button variant="outlined" href="#">
            Pay now
          </Button>
        </div>
        <ThankYouDetails />
        <div className="actions">
          <Button variant="contained" href="/">
            Return to Home
          </Button>
          <Button variant="outlined" color="inherit" href={sectionLinks.booking}>
            Schedule Another Inspection
          </Button>
          {blogLinks && (
            <Button variant="text" color="secondary" href={blogLinks.home} {...newTab}>
              Read our blog
            </Button>
          )}
        </div>
      </Column>
    </PageLayout>
  );
}
