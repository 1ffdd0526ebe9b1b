import type { StateColors } from '../business/facts';

/** Severities and states mean the same in every business, so their colors are the product's. */
export const stateColors: Readonly<Record<'light' | 'dark', StateColors>> = {
  light: {
    severity: { none: '#2A6E45', low: '#5E6B12', medium: '#8F5200', high: '#A61B1B' },
    status: {
      completed: { main: '#1F5F39', ground: '#DDEFE3' },
      scheduled: { main: '#1E4F86', ground: '#DFEAF6' },
      pending: { main: '#6A5000', ground: '#FAEFC0' },
      cancelled: { main: '#981B1B', ground: '#FBE2DF' },
      in_progress: { main: '#8A4100', ground: '#FCE5CF' },
    },
  },
  dark: {
    severity: { none: '#7FCB9B', low: '#C3CF6A', medium: '#F2B35E', high: '#FF9A90' },
    status: {
      completed: { main: '#8FD6AA', ground: '#163829' },
      scheduled: { main: '#A3C9F3', ground: '#1B3450' },
      pending: { main: '#EBD07A', ground: '#3A3214' },
      cancelled: { main: '#FFABA2', ground: '#45211F' },
      in_progress: { main: '#F8B680', ground: '#43291A' },
    },
  },
};
