import { styled } from '@mui/material/styles';
import { buttonStyles, type ButtonLook } from './button-styles';

/**
 * A button that looks like MUI's, without the machinery for ripples and loading states: for what public pages load
 * on demand, where each kilobyte is budgeted.
 */
export const PlainButton = styled('button', {
  shouldForwardProp: (prop) => prop !== 'look',
})<ButtonLook>(buttonStyles);
