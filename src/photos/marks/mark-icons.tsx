import { IconShape } from '@/ui/icon-shape';

/** Drawn on the 24 px icon grid, only for the drawing tools. */
const paths = {
  move: 'M5 3.5l5 16 2.6-6.9L19.5 10 5 3.5Z',
  arrow: 'M5 19 19 5M10 5h9v9',
  circle: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z',
  text: 'M5 8V5h14v3M12 5v14M9 19h6',
  undo: 'M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3',
} as const;

export type MarkIconName = keyof typeof paths;

export function MarkIcon({ name }: { readonly name: MarkIconName }) {
  return <IconShape path={paths[name]} size={24} />;
}
