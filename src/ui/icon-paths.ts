import { coreIconPaths } from './core-icon-paths';

/** Icons as path data on a 24 px grid, drawn with a 2 px stroke with round caps. */
export const iconPaths = {
  ...coreIconPaths,
  'arrow-left': 'M20 12H4M10 6l-6 6 6 6',
  'arrow-right': 'M4 12h16M14 6l6 6-6 6',
  bell: 'M6 10a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7ZM10 20.5h4',
  camera: 'M3 8h4l2-3h6l2 3h4v11H3zM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
  check: 'M4 12.5 9.5 18 20 6.5',
  'chevron-left': 'M15 6l-6 6 6 6',
  'chevron-right': 'M9 6l6 6-6 6',
  'chevrons-left': 'M12 6l-6 6 6 6M19 6l-6 6 6 6',
  'chevrons-right': 'M12 6l6 6-6 6M5 6l6 6-6 6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2',
  copy: 'M9 9h11v12H9zM15 9V3H4v12h5',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  dollar:
    'M16.5 7.5C16 6 14.3 5.2 12 5.2c-2.6 0-4.3 1.2-4.3 3.2 0 4.6 9 2.5 9 7.2 0 2-1.9 3.2-4.7 3.2-2.5 0-4.3-.9-4.8-2.6M12 2.5v19',
  download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
  edit: 'M4 20h4L19.5 8.5l-4-4L4 16v4ZM13 7l4 4',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  eye: 'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  'eye-off':
    'M9.5 6A10 10 0 0 1 12 5.5c6.4 0 10 6.5 10 6.5a16 16 0 0 1-3 3.6M6 7.7A16 16 0 0 0 2 12s3.6 6.5 10 6.5a10 10 0 0 0 4.3-1M10 10a3 3 0 0 0 4.2 4.2M3 3l18 18',
  home: 'M3 11.5 12 4l9 7.5M6 9.5V20h12V9.5M10 20v-6h4v6',
  inbox: 'M4 5h16v14H4zM4 13.5h5a3 3 0 0 0 6 0h5',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5M12 8v.01',
  lock: 'M5 11h14v10H5zM8 11V7.5a4 4 0 0 1 8 0V11',
  mail: 'M3 5.5h18v13H3zM3.5 6.5 12 13l8.5-6.5',
  'map-pin':
    'M12 21.5s-7-6.3-7-11.5a7 7 0 0 1 14 0c0 5.2-7 11.5-7 11.5ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  pause: 'M8 5v14M16 5v14',
  phone:
    'M5 3.5h4l1.8 5-2.5 1.8a12 12 0 0 0 5.4 5.4l1.8-2.5 5 1.8v4c0 1-.8 1.5-1.6 1.5C10.8 20 4 13.2 3.5 5.1c0-.8.5-1.6 1.5-1.6Z',
  play: 'M7 4.5v15l12.5-7.5L7 4.5Z',
  plus: 'M12 5v14M5 12h14',
  refresh: 'M20 12a8 8 0 1 1-2.3-5.6L20 8.5M20 3.5v5h-5',
  search: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.7 15.7 21 21',
  send: 'M21 3 10.5 13.5M21 3l-6.5 18-4-7.5L3 9.5 21 3Z',
  shield: 'M12 3 4.5 6v5.5c0 4.6 3.1 8 7.5 9.5 4.4-1.5 7.5-4.9 7.5-9.5V6L12 3ZM8.5 12l2.5 2.5 4.5-5',
  'sign-out': 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8L12 3.5Z',
  trash: 'M4 6.5h16M9 6.5V4h6v2.5M6.5 6.5 7.5 20h9l1-13.5M10.5 10.5v6M13.5 10.5v6',
  upload: 'M12 16V5M7 9.5l5-5 5 5M4 20h16',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  users:
    'M9 12a3.8 3.8 0 1 0 0-7.6A3.8 3.8 0 0 0 9 12ZM2.5 20c.5-3.6 3-5.4 6.5-5.4s6 1.8 6.5 5.4M15.5 4.8a3.6 3.6 0 0 1 0 6.8M18 15c2 .7 3.2 2.4 3.5 5',
  video: 'M3 6h12v12H3zM15 10.5l6-3.5v10l-6-3.5',
} as const;

export type IconName = keyof typeof iconPaths;
