import type { MemberColor } from '@domain/admin/member-colors';

/** How each color looks, as CSS. Each has a contrast of 3:1 with the ground of both schemes. */
export const memberColorValues: Readonly<Record<MemberColor, string>> = {
  blue: '#3b7dd8',
  green: '#2f8f5b',
  orange: '#d2691e',
  purple: '#8e5fc9',
  teal: '#1f8a94',
  red: '#d04a4a',
  brown: '#96714a',
  gray: '#7a8087',
};
