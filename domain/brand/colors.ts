import { brand } from '@business/brand';
import type { SchemeColors } from '../business/facts';
import { stateColors } from './state-colors';

export const lightColors: SchemeColors = { ...brand.light, ...stateColors.light };
export const darkColors: SchemeColors = { ...brand.dark, ...stateColors.dark };
