import type { RequestFormValues, RequestFormVariant } from '@domain/request/request-form';
import { RequestForm } from '@/features/request-form/request-form';
import { Toasts } from '@/ui/toasts';
import { ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ComponentProps, ReactNode } from 'react';
import { theme } from '@/theme/theme';

// MUI's provider passes the same object; only its declared type is narrower.
const defaultProps = theme.components as ComponentProps<typeof DefaultPropsProvider>['value'];

/**
 * The wrapper of every island, in the build and in the browser. The document already has the theme's CSS variables
 * and color scheme, so the part of MUI's ThemeProvider that writes them is not loaded.
 */
function IslandFrame({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeContext.Provider value={theme}>
      <DefaultPropsProvider value={defaultProps}>{children}</DefaultPropsProvider>
    </ThemeContext.Provider>
  );
}

interface RequestFormIslandProps {
  readonly variant: RequestFormVariant;
  readonly takeTypedValues?: (form: HTMLFormElement) => Partial<RequestFormValues>;
}

/** A booking form of the landing page, rendered by the build and hydrated by the browser. */
export function RequestFormIsland({ variant, takeTypedValues }: RequestFormIslandProps) {
  return (
    <IslandFrame>
      <Toasts>
        <RequestForm variant={variant} {...(takeTypedValues && { takeTypedValues })} />
      </Toasts>
    </IslandFrame>
  );
}
