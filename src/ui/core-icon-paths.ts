/** The icons of form fields and toasts, separate from `icon-paths.ts` because public pages load them on demand. */
export const coreIconPaths = {
  alert: 'M12 4 2.8 20h18.4L12 4ZM12 10v4M12 17v.01',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3v4M16 3v4',
  'check-circle': 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 12.5l3 3 5-6',
  'chevron-down': 'M6 9l6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  cloud: 'M7 19a4.5 4.5 0 0 1-.5-9 6 6 0 0 1 11.4 1.6A3.8 3.8 0 0 1 17.5 19H7Z',
  'cloud-off': 'M8.5 6.4a6 6 0 0 1 9.4 5.2 3.8 3.8 0 0 1 2.3 5.6M17 19H7a4.5 4.5 0 0 1-.5-9M4 3l17 18',
} as const;

export type CoreIconName = keyof typeof coreIconPaths;
