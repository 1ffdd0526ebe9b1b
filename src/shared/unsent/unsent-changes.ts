/** Shown for an edit that was typed after a submission and not submitted itself. */
export const unsentChanges = 'You’ve made changes that aren’t sent yet. They’re saved on this device.';
