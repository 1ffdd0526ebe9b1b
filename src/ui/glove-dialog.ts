import { gloveHeight } from '@domain/brand/measures';

/** For a dialog, or its actions: buttons and links as high as on the cards of My Day, which opens it at the property. */
export const gloveDialog = {
  '&& :is(button, a.MuiButton-root)': { minHeight: gloveHeight },
  '&& a:not(.MuiButton-root)': { display: 'inline-flex', alignItems: 'center', minHeight: gloveHeight },
} as const;
