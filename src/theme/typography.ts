import { headingFamily, textFamily } from '@domain/brand/font-families';
import { buttonWeight, quietButton } from '@domain/brand/measures';
import type { TypographyVariantsOptions } from '@mui/material/styles';

const heading = (fontSize: string, lineHeight: number, letterSpacing = '-0.015em') => ({
  fontFamily: headingFamily,
  fontWeight: 700,
  fontSize,
  lineHeight,
  letterSpacing,
  textWrap: 'balance' as const,
});

/** 16 px text; headings scale by 1.25 on a phone and 1.333 on a desktop, fluid between. */
export const typography: TypographyVariantsOptions = {
  fontFamily: textFamily,
  fontSize: 16,
  h1: heading('clamp(2.441rem, 2.03rem + 1.83vw, 3.157rem)', 1.06, '-0.025em'),
  h2: heading('clamp(1.953rem, 1.71rem + 1.06vw, 2.369rem)', 1.12, '-0.02em'),
  h3: heading('clamp(1.563rem, 1.44rem + 0.55vw, 1.777rem)', 1.2),
  h4: heading('clamp(1.25rem, 1.2rem + 0.21vw, 1.333rem)', 1.3, '-0.01em'),
  h5: heading('1.125rem', 1.35, '-0.005em'),
  h6: heading('1rem', 1.4, '0'),
  subtitle1: { fontSize: '1.125rem', lineHeight: 1.55 },
  subtitle2: { fontSize: '0.9375rem', lineHeight: 1.5, fontWeight: 600 },
  body1: { fontSize: '1rem', lineHeight: 1.6 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
  button: {
    fontSize: quietButton.fontSize,
    lineHeight: 1.5,
    fontWeight: buttonWeight,
    textTransform: 'none',
    letterSpacing: 0,
  },
  caption: { fontSize: '0.8125rem', lineHeight: 1.5 },
};
