import { ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ComponentProps, ReactNode } from 'react';
import { theme } from '@/theme/theme';

// MUI's own provider hands over the same object; only the declared type is narrower.
const defaultProps = theme.components as ComponentProps<typeof DefaultPropsProvider>['value'];

/**
 * What every island stands in, also when the build renders it. The document has the theme's variables and follows the
 * colour scheme already, so the part of MUI's ThemeProvider that writes them stays unloaded.
 */
export function IslandFrame({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeContext.Provider value={theme}>
      <DefaultPropsProvider value={defaultProps}>{children}</DefaultPropsProvider>
    </ThemeContext.Provider>
  );
}
