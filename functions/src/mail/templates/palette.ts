/** The identity's light colours; mail programs know no variables. */
export const palette = {
  ground: '#FAF6EF',
  raised: '#FFFFFF',
  band: '#E9DFD0',
  text: '#14232D',
  muted: '#55646E',
  clay: '#A8481F',
  teal: '#0B6470',
} as const;

export const fontFamily =
  "'Bricolage Grotesque', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
