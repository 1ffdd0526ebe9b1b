import {
  denseHeight,
  field,
  mainButton,
  quietButton,
  ring as ringWidth,
  smallRadius,
} from '@domain/brand/measures';
import type { ThemeComponents } from './baseline';

const ring = {
  outline: `${ringWidth}px solid var(--mui-palette-secondary-main)`,
  outlineOffset: ringWidth,
};

/** Buttons and inputs, with labels above the fields. */
export const controls: ThemeComponents = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // In a document nothing sets Mui-focusVisible before hydration.
    styleOverrides: { root: { '&:focus-visible': ring } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: quietButton.height,
        padding: quietButton.padding,
        borderRadius: smallRadius,
        transition: 'background-color 150ms, border-color 150ms, color 150ms',
      },
      sizeSmall: {
        minHeight: denseHeight,
        padding: '4px 12px',
        fontSize: '0.9375rem',
        // Rows are dense for a mouse; a thumb gets the height of the other buttons.
        '@media (pointer: coarse)': { minHeight: quietButton.height },
      },
      sizeLarge: {
        minHeight: mainButton.height,
        padding: '12px clamp(16px, 5vw, 28px)',
        fontSize: mainButton.fontSize,
      },
      // Forced-colors mode removes a filled button's background, so it gets a border.
      contained: { '@media (forced-colors: active)': { border: '1px solid' } },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.fieldLine }),
      text: { padding: '8px 12px' },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { minWidth: quietButton.height, minHeight: quietButton.height, borderRadius: smallRadius },
    },
  },
  MuiFormControl: { styleOverrides: { root: { gap: 6 } } },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        overflow: 'visible',
        whiteSpace: 'normal',
        fontSize: '0.9375rem',
        fontWeight: 600,
        lineHeight: 1.4,
        color: theme.vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
      asterisk: ({ theme }) => ({ color: theme.vars.palette.primary.main }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.primary },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.secondary.main,
        },
        // Before hydration nothing sets Mui-focused.
        '&:focus-within .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.secondary.main,
          borderWidth: 2,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.error.main },
        '&.Mui-error:focus-within': { ...ring, outlineOffset: 1 },
        '&.Mui-disabled': { backgroundColor: 'transparent' },
      }),
      notchedOutline: ({ theme }) => ({
        borderColor: theme.vars.palette.fieldLine,
        top: 0,
        '& legend': { display: 'none' },
      }),
      input: {
        padding: `${field.block}px ${field.inline}px`,
        minHeight: field.lineHeight,
        boxSizing: 'content-box',
        lineHeight: `${field.lineHeight}px`,
        height: field.lineHeight,
        'textarea&': { height: 'auto', resize: 'vertical' },
        '&:focus-visible': { outline: 'none' },
        '&.MuiInputBase-inputSizeSmall': { padding: '6px 10px' },
      },
      multiline: { padding: 0 },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: 0,
        fontSize: '0.875rem',
        lineHeight: 1.45,
        color: theme.vars.palette.text.secondary,
      }),
    },
  },
  MuiSwitch: { defaultProps: { color: 'secondary' } },
  MuiLink: {
    defaultProps: { color: 'secondary' },
    styleOverrides: { root: { textUnderlineOffset: '0.2em' } },
  },
};
