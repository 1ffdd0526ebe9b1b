import type { ReactNode } from 'react';
import { Body, Container, Head, Heading, Hr, Html, Img, Link, Preview, Section, Text } from 'react-email';
import { markPicture, markSize } from '@domain/brand/mark';
import { cardRadius } from '@domain/brand/measures';
import { business } from '@domain/business/business';
import { config } from '../../../platform/config';
import { phoneNow } from '../../../platform/phone-now';
import { settingsNow } from '../../../platform/settings-now';
import { fontFamily, palette } from './palette';

interface MailLayoutProps {
  /** Preview text that an inbox shows after the subject. */
  readonly preview: string;
  readonly title: string;
  readonly children: ReactNode;
  /** Of an email that nobody ordered: how to get no more of them. */
  readonly unsubscribeUrl?: string;
}

/** Header and footer of every email; one column, readable at 320 px. */
export function MailLayout({ preview, title, children, unsubscribeUrl }: MailLayoutProps) {
  const { contact, outreach } = settingsNow();
  const { email } = contact;
  const phone = phoneNow();
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <Preview>{preview}</Preview>
      <Body
        style={{
          margin: 0,
          padding: '24px 12px',
          backgroundColor: palette.ground,
          fontFamily,
          color: palette.text,
        }}
      >
        <Container style={{ maxWidth: 560, margin: '0 auto' }}>
          <Text style={{ margin: '0 0 12px', fontSize: 16, fontWeight: 700, color: palette.text }}>
            <Img
              src={`${config.siteUrl}${markPicture}`}
              alt=""
              width={markSize}
              height={markSize}
              style={{ display: 'inline-block', marginRight: 10, verticalAlign: 'middle' }}
            />
            <span style={{ verticalAlign: 'middle' }}>{business.name}</span>
          </Text>
          <Section
            style={{
              backgroundColor: palette.raised,
              borderRadius: cardRadius,
              border: `1px solid ${palette.hairline}`,
              borderLeft: `4px solid ${palette.primary}`,
              padding: '28px 24px',
            }}
          >
            <Heading
              as="h1"
              style={{ margin: '0 0 16px', fontSize: 24, lineHeight: '30px', letterSpacing: '-0.01em' }}
            >
              {title}
            </Heading>
            {children}
          </Section>
          <Hr style={{ border: 0, margin: '8px 0' }} />
          <Text style={{ margin: 0, fontSize: 13, lineHeight: '20px', color: palette.muted }}>
            {business.name}. {business.stance}
            <br />
            <Link href={`tel:${phone.e164}`} style={{ color: palette.accent }}>
              {phone.display}
            </Link>
            {' · '}
            <Link href={`mailto:${email}`} style={{ color: palette.accent }}>
              {email}
            </Link>
            {unsubscribeUrl !== undefined && (
              <>
                <br />
                {outreach.postalAddress}
                <br />
                You’re getting this because we inspected a sewer line for you.{' '}
                <Link href={unsubscribeUrl} style={{ color: palette.accent }}>
                  Unsubscribe from reminders and review requests
                </Link>
              </>
            )}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}
