import { Children, type ReactNode } from 'react';
import { Button, Column, Heading, Link, Row, Section, Text } from 'react-email';
import { buttonWeight, mainButton, outline, quietButton, smallRadius } from '@domain/brand/measures';
import { callParts } from '@domain/contact/call-parts';
import { withoutLinks } from '@domain/text/web-address';
import { phoneNow } from '../../../platform/phone-now';
import { palette } from './palette';

/** A paragraph of ours, in which our number is a link. */
export function Paragraph({ children }: { readonly children: ReactNode }) {
  return (
    <Text style={{ margin: '0 0 16px', fontSize: 16, lineHeight: '25px', whiteSpace: 'pre-line' }}>
      {Children.map(children, (child) => (typeof child === 'string' ? <CallText>{child}</CallText> : child))}
    </Text>
  );
}

function CallText({ children }: { readonly children: string }) {
  const phone = phoneNow();
  return callParts(phone, children).map(({ text, calls }, index) =>
    calls ? (
      <Link key={index} href={`tel:${phone.e164}`} style={{ color: palette.accent }}>
        {text}
      </Link>
    ) : (
      text
    ),
  );
}

export function SubHeading({ children }: { readonly children: ReactNode }) {
  return (
    <Heading as="h2" style={{ margin: '24px 0 8px', fontSize: 18, lineHeight: '24px' }}>
      {children}
    </Heading>
  );
}

/** A label with its value. `contact` marks a validated email address or phone number, which may become a link. */
export type Fact = readonly [label: string, value: string, contact?: 'contact'];

interface FactsProps {
  readonly rows: readonly Fact[];
}

/**
 * A list of facts, label above value, so that long addresses fit on a phone. Omits empty values; no mail client can
 * turn anything but a contact into a link.
 */
export function Facts({ rows }: FactsProps) {
  return (
    <Section
      style={{
        margin: '0 0 16px',
        backgroundColor: palette.ground,
        borderRadius: smallRadius,
        padding: '4px 16px',
      }}
    >
      {rows
        .filter(([, value]) => value !== '')
        .map(([label, value, contact]) => (
          <Row key={label}>
            <Column style={{ padding: '8px 0' }}>
              <Text style={{ margin: 0, fontSize: 13, lineHeight: '18px', color: palette.muted }}>
                {label}
              </Text>
              <Text
                style={{
                  margin: 0,
                  fontSize: 16,
                  lineHeight: '23px',
                  whiteSpace: 'pre-line',
                  wordBreak: 'break-word',
                }}
              >
                {contact ? value : withoutLinks(value)}
              </Text>
            </Column>
          </Row>
        ))}
    </Section>
  );
}

interface QuotedProps {
  /** Introduces the quote: 'They wrote:'. */
  readonly leadIn: string;
  readonly rows: readonly (readonly [label: string, text: string])[];
}

/**
 * Text that someone entered in a form, set apart from our own words and without links; nothing if all of it is empty.
 * The plain-text body shows it as `> ` lines.
 */
export function Quoted({ leadIn, rows }: QuotedProps) {
  const written = rows.filter(([, text]) => text !== '');
  if (written.length === 0) return null;
  return (
    <>
      <Text style={{ margin: '0 0 8px', fontSize: 14, lineHeight: '20px', color: palette.muted }}>
        {leadIn}
      </Text>
      <blockquote
        style={{
          margin: '0 0 16px',
          padding: '4px 0 4px 16px',
          borderLeft: `4px solid ${palette.band}`,
          fontStyle: 'italic',
        }}
      >
        {written.map(([label, text]) => (
          <Text
            key={label}
            style={{
              margin: '4px 0',
              fontSize: 16,
              lineHeight: '23px',
              whiteSpace: 'pre-line',
              wordBreak: 'break-word',
            }}
          >
            <span style={{ color: palette.muted, fontStyle: 'normal' }}>{label}: </span>
            {withoutLinks(text)}
          </Text>
        ))}
      </blockquote>
    </>
  );
}

interface ActionProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly secondary?: boolean;
}

/** The line of a button's text that react-email sets, in lengths of its font. */
const buttonLine = 1.2;

/** A button. Its height is its padding's, because mail clients know no minimum. */
export function Action({ href, children, secondary = false }: ActionProps) {
  const { height, fontSize } = secondary ? quietButton : mainButton;
  const size = Number.parseFloat(fontSize) * 16;
  return (
    <Section style={{ margin: '0 0 12px' }}>
      <Button
        href={href}
        style={{
          display: 'block',
          padding: `${(height - buttonLine * size) / 2 - outline}px 20px`,
          borderRadius: smallRadius,
          textAlign: 'center',
          fontSize: size,
          fontWeight: buttonWeight,
          border: `${outline}px solid ${secondary ? palette.fieldLine : palette.primary}`,
          backgroundColor: secondary ? palette.raised : palette.primary,
          color: secondary ? palette.text : palette.onPrimary,
        }}
      >
        {children}
      </Button>
    </Section>
  );
}

/** An inconspicuous text link for secondary actions. */
export function QuietLink({ href, children }: Omit<ActionProps, 'secondary'>) {
  return (
    <Link href={href} style={{ color: palette.accent, textDecoration: 'underline' }}>
      {children}
    </Link>
  );
}

/** What happens next, as a numbered list. */
export function NextSteps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <Section style={{ margin: '0 0 8px' }}>
      {steps.map((step, index) => (
        <Row key={step}>
          <Column
            style={{
              width: 28,
              verticalAlign: 'top',
              color: palette.primary,
              fontWeight: 700,
              padding: '4px 0',
            }}
          >
            {index + 1}.
          </Column>
          <Column style={{ verticalAlign: 'top', fontSize: 16, lineHeight: '24px', padding: '4px 0' }}>
            {step}
          </Column>
        </Row>
      ))}
    </Section>
  );
}
