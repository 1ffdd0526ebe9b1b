import type { TextStyle } from '../layout/text-style';
import { palette } from './palette';

const { ink, muted, clay } = palette;

export const textStyles = {
  brand: { face: 'strong', size: 16, leading: 20, colour: ink },
  title: { face: 'strong', size: 23, leading: 29, colour: ink },
  heading: { face: 'strong', size: 11.5, leading: 16, colour: ink },
  number: { face: 'strong', size: 9, leading: 16, colour: clay },
  subheading: { face: 'strong', size: 10.5, leading: 15, colour: ink },
  text: { face: 'text', size: 10, leading: 15, colour: ink },
  strong: { face: 'strong', size: 10, leading: 15, colour: ink },
  mark: { face: 'strong', size: 10, leading: 14, colour: clay },
  label: { face: 'strong', size: 8.5, leading: 15, colour: muted },
  small: { face: 'text', size: 8.5, leading: 12, colour: muted },
} as const satisfies Record<string, TextStyle>;
