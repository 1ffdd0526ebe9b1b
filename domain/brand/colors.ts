import { brand } from '@business/brand';
import type { SchemeColors } from '../business/facts';

export const lightColors: SchemeColors = brand.light;
export const darkColors: SchemeColors = brand.dark;
