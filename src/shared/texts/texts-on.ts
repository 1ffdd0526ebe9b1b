/** Whether this build offers text messages; where it doesn't, nothing of them is shown. */
export const textsOn = import.meta.env.VITE_TEXTS?.trim() === 'on';
