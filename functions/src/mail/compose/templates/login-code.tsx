import { Section, Text } from 'react-email';
import { smallRadius } from '@domain/brand/measures';
import { palette } from './palette';

/** A code in large type that can be selected with one tap. */
export function LoginCode({ children }: { readonly children: string }) {
  return (
    <Section
      style={{
        margin: '0 0 16px',
        backgroundColor: palette.ground,
        borderRadius: smallRadius,
        textAlign: 'center',
      }}
    >
      <Text
        style={{
          margin: 0,
          padding: '20px 8px',
          fontSize: 34,
          lineHeight: '40px',
          fontWeight: 700,
          letterSpacing: '0.06em',
          fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
        }}
      >
        {children}
      </Text>
    </Section>
  );
}
