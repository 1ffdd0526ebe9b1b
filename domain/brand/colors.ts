/** A text color and its background; each pair meets WCAG AA. */
export interface Tone {
  readonly main: string;
  readonly ground: string;
}

export interface SchemeColors {
  readonly ground: string;
  readonly raised: string;
  readonly band: string;
  /** Divider between elements of equal rank. */
  readonly hairline: string;
  /** The outline of a field: 3:1 on `raised`, because inputs must be recognizable by their outline. */
  readonly fieldLine: string;
  readonly text: string;
  readonly muted: string;
  readonly clay: string;
  readonly clayHover: string;
  readonly onClay: string;
  readonly teal: string;
  readonly tealHover: string;
  readonly onTeal: string;
  readonly shadow: string;
  readonly severity: Readonly<Record<'none' | 'low' | 'medium' | 'high', string>>;
  readonly status: Readonly<
    Record<'completed' | 'scheduled' | 'pending' | 'cancelled' | 'in_progress', Tone>
  >;
}

export const lightColors: SchemeColors = {
  ground: '#FAF6EF',
  raised: '#FFFFFF',
  band: '#E9DFD0',
  hairline: '#DDD2C1',
  fieldLine: '#877C6C',
  text: '#14232D',
  muted: '#55646E',
  clay: '#A8481F',
  clayHover: '#8A3815',
  onClay: '#FFFFFF',
  teal: '#0B6470',
  tealHover: '#084B54',
  onTeal: '#FFFFFF',
  shadow: '0 12px 32px -8px rgb(20 35 45 / 0.24)',
  severity: { none: '#2A6E45', low: '#5E6B12', medium: '#8F5200', high: '#A61B1B' },
  status: {
    completed: { main: '#1F5F39', ground: '#DDEFE3' },
    scheduled: { main: '#1E4F86', ground: '#DFEAF6' },
    pending: { main: '#6A5000', ground: '#FAEFC0' },
    cancelled: { main: '#981B1B', ground: '#FBE2DF' },
    in_progress: { main: '#8A4100', ground: '#FCE5CF' },
  },
};

export const darkColors: SchemeColors = {
  ground: '#0E1A21',
  raised: '#162731',
  band: '#12212A',
  hairline: '#2A3E4A',
  fieldLine: '#6F8593',
  text: '#F3EEE6',
  muted: '#A9B7C0',
  clay: '#F0916A',
  clayHover: '#F7AE8F',
  onClay: '#1B130E',
  teal: '#6CC6CF',
  tealHover: '#94D8DF',
  onTeal: '#0A1D20',
  shadow: '0 12px 32px -8px rgb(0 0 0 / 0.6)',
  severity: { none: '#7FCB9B', low: '#C3CF6A', medium: '#F2B35E', high: '#FF9A90' },
  status: {
    completed: { main: '#8FD6AA', ground: '#163829' },
    scheduled: { main: '#A3C9F3', ground: '#1B3450' },
    pending: { main: '#EBD07A', ground: '#3A3214' },
    cancelled: { main: '#FFABA2', ground: '#45211F' },
    in_progress: { main: '#F8B680', ground: '#43291A' },
  },
};
