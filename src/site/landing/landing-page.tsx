import { styled } from '@mui/material/styles';
import { blogLinks } from '@domain/business/blog-links';
import { proof } from '@domain/business/proof';
import { builtSettings } from '@domain/settings/built-settings';
import { activeServices } from '@domain/settings/offered-services';
import { spelledHours } from '@domain/text/counted';
import { numberAtStart } from '@domain/text/number-in-words';
import { CallUs } from '@/ui/call-us';
import { PageLayout } from '../layout/page-layout';
import { AboutSection } from './about-section';
import { BlogSection } from './blog-section';
import { BookingSection } from './booking-section';
import { ContactSection } from './contact-section';
import { FaqSection } from './faq-section';
import { Hero } from './hero';
import { ProofFacts } from './proof-facts';
import { RunLine } from './run-line';
import { SampleReportSection } from './sample-report-section';
import { Section } from './section';
import { ServiceCards } from './service-cards';
import { TrustBadges } from './trust-badges';

const services = activeServices(builtSettings.services);
/** Plain and band take turns, so what follows the blog depends on whether there is one. */
const [faqGround, contactGround] = blogLinks ? (['band', 'plain'] as const) : (['plain', 'band'] as const);

const BelowHouse = styled('div')({ position: 'relative' });

/** The landing page, from the house at the top along the pipe to the main at the bottom. */
export function LandingPage() {
  const { confirmationHours } = builtSettings.promises;
  return (
    <PageLayout>
      <Hero />
      <BelowHouse>
        <RunLine />
        <TrustBadges />
        <Section
          id="services"
          feet={12}
          title={
            services.length === 1
              ? 'One inspection, one price'
              : `${numberAtStart(services.length)} inspections, one price each`
          }
          lead="Each one is done by camera and comes with a report in plain English."
        >
          <ServiceCards />
        </Section>
        <Section
          id="booking"
          feet={28}
          ground="band"
          title={`Book in a minute. We’ll confirm your time within ${spelledHours(confirmationHours)}.`}
          lead="Tell us where the house is and when works for you. Fields marked with an asterisk are required."
        >
          <BookingSection />
        </Section>
        <Section
          id="sample-report"
          feet={41}
          title="The report starts with the bottom line"
          lead="Then it covers every finding: where it is, how serious it is, and what to do about it."
        >
          <SampleReportSection />
        </Section>
        <Section id="about" feet={55} ground="band" title="Inspections only. Never repairs.">
          <AboutSection />
          <ProofFacts proof={proof} />
        </Section>
        {blogLinks && (
          <Section id="blog" feet={68} title="Read up before you decide" lead="Our blog opens in a new tab.">
            <BlogSection links={blogLinks} />
          </Section>
        )}
        <Section
          id="faq"
          feet={79}
          ground={faqGround}
          beside
          title="Questions people ask us"
          lead={
            <>
              Don’t see yours? <CallUs>Call us</CallUs>.
            </>
          }
        >
          <FaqSection />
        </Section>
        <Section
          id="contact"
          feet={92}
          ground={contactGround}
          title="Schedule Your Inspection"
          lead="Request a specific time, or call and talk it through with us."
        >
          <ContactSection />
        </Section>
      </BelowHouse>
    </PageLayout>
  );
}
