import { styled } from '@mui/material/styles';
import { PageLayout } from '../layout/page-layout';
import { AboutSection } from './about-section';
import { BlogSection } from './blog-section';
import { BookingSection } from './booking-section';
import { ContactSection } from './contact-section';
import { FaqSection } from './faq-section';
import { Hero } from './hero';
import { RunLine } from './run-line';
import { SampleReportSection } from './sample-report-section';
import { Section } from './section';
import { ServiceCards } from './service-cards';
import { TrustBadges } from './trust-badges';

const BelowHouse = styled('div')({ position: 'relative' });

/** The landing page: from the house at the top along the run to the main at its foot. */
export function LandingPage() {
  return (
    <PageLayout>
      <Hero />
      <BelowHouse>
        <RunLine />
        <TrustBadges />
        <Section
          id="services"
          feet={12}
          title="Four inspections, each with one price"
          lead="Every one of them is the camera, the whole line, and a report in plain words."
        >
          <ServiceCards />
        </Section>
        <Section
          id="booking"
          feet={28}
          ground="band"
          title="A minute now, a time within two hours"
          lead="Tell us where the house is and when it suits you. Fields with an asterisk are required."
        >
          <BookingSection />
        </Section>
        <Section
          id="sample-report"
          feet={41}
          title="The report says it in one line first"
          lead="Then every finding, where it is on the line, how serious it is, and what to do about it."
        >
          <SampleReportSection />
        </Section>
        <Section id="about" feet={55} ground="band" title="Independent, and only that">
          <AboutSection />
        </Section>
        <Section id="blog" feet={68} title="Before you decide, read up" lead="Our blog opens in a new tab.">
          <BlogSection />
        </Section>
        <Section
          id="faq"
          feet={79}
          ground="band"
          beside
          title="Questions people ask us"
          lead="Is yours not among them? Call us: the person who answers runs the camera."
        >
          <FaqSection />
        </Section>
        <Section
          id="contact"
          feet={92}
          title="Schedule Your Inspection"
          lead="Ask for an hour of your own, or talk to the person who runs the camera."
        >
          <ContactSection />
        </Section>
      </BelowHouse>
    </PageLayout>
  );
}
