import { markPicture } from '../../../domain/brand/mark';

/** The icons' paths in the build; `icon-files.ts` renders them, most of them from the business's `icon.svg`. */
export const iconPaths = {
  svg: '/icons/favicon.svg',
  png32: '/icons/favicon-32.png',
  png192: '/icons/icon-192.png',
  png512: '/icons/icon-512.png',
  /** With a full background, because launchers crop it to their own shape. */
  maskable: '/icons/icon-maskable-512.png',
  apple: '/icons/apple-touch-icon.png',
  shortcutNew: '/icons/shortcut-new.png',
  shortcutTrack: '/icons/shortcut-track.png',
  mark: markPicture,
} as const;
