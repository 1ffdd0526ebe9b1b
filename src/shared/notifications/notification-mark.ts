export const notifiedApps = ['office', 'referral'] as const;
export type NotifiedApp = (typeof notifiedApps)[number];

/** All apps share the browser's one subscription, so each stores its endpoint here while it uses it. */
export const notificationMark = (app: NotifiedApp) => `notifications:${app}`;
