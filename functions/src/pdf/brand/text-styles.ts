import type { TextStyle } from '../layout/text-style';
import { palette } from './palette';

const { ink, muted, primary } = palette;

export const textStyles = {
  brand: { face: 'strong', size: 16, leading: 20, color: ink },
  title: { face: 'strong', size: 23, leading: 29, color: ink },
  heading: { face: 'strong', size: 11.5, leading: 16, color: ink },
  number: { face: 'strong', size: 9, leading: 16, color: primary },
  subheading: { face: 'strong', size: 10.5, leading: 15, color: ink },
  text: { face: 'text', size: 10, leading: 15, color: ink },
  strong: { face: 'strong', size: 10, leading: 15, color: ink },
  mark: { face: 'strong', size: 10, leading: 14, color: primary },
  label: { face: 'strong', size: 8.5, leading: 15, color: muted },
  small: { face: 'text', size: 8.5, leading: 12, color: muted },
} as const satisfies Record<string, TextStyle>;
