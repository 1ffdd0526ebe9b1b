import type { ReactNode } from 'react';
import { Button, Column, Heading, Link, Row, Section, Text } from 'react-email';
import { palette } from './palette';

export function Paragraph({ children }: { readonly children: ReactNode }) {
  return (
    <Text style={{ margin: '0 0 16px', fontSize: 16, lineHeight: '25px', whiteSpace: 'pre-line' }}>
      {children}
    </Text>
  );
}

export function SubHeading({ children }: { readonly children: ReactNode }) {
  return (
    <Heading as="h2" style={{ margin: '24px 0 8px', fontSize: 18, lineHeight: '24px' }}>
      {children}
    </Heading>
  );
}

interface FactsProps {
  readonly rows: readonly (readonly [label: string, value: string])[];
}

/** A list of facts, label above value, so that long addresses have room on a phone. Empty values are left out. */
export function Facts({ rows }: FactsProps) {
  return (
    <Section
      style={{ margin: '0 0 16px', backgroundColor: palette.ground, borderRadius: 8, padding: '4px 16px' }}
    >
      {rows
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
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
                {value}
              </Text>
            </Column>
          </Row>
        ))}
    </Section>
  );
}

interface ActionProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly secondary?: boolean;
}

/** A button of at least 48 px, wide enough for a thumb. */
export function Action({ href, children, secondary = false }: ActionProps) {
  return (
    <Section style={{ margin: '0 0 12px' }}>
      <Button
        href={href}
        style={{
          display: 'block',
          padding: '14px 20px',
          borderRadius: 8,
          textAlign: 'center',
          fontSize: 16,
          fontWeight: 600,
          lineHeight: '20px',
          border: `2px solid ${palette.clay}`,
          backgroundColor: secondary ? palette.raised : palette.clay,
          color: secondary ? palette.clay : palette.raised,
        }}
      >
        {children}
      </Button>
    </Section>
  );
}

/** A link within the text, for what few will want. */
export function QuietLink({ href, children }: Omit<ActionProps, 'secondary'>) {
  return (
    <Link href={href} style={{ color: palette.teal, textDecoration: 'underline' }}>
      {children}
    </Link>
  );
}

/** What happens next, as numbered lines. */
export function NextSteps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <Section style={{ margin: '0 0 8px' }}>
      {steps.map((step, index) => (
        <Row key={step}>
          <Column
            style={{
              width: 28,
              verticalAlign: 'top',
              color: palette.clay,
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
