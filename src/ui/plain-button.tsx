import { styled } from '@mui/material/styles';
import { buttonStyles, type ButtonLook } from './button-styles';

/**
 * A button that looks like MUI's, without ripples and loading states. Public pages load it on demand, and their
 * size is limited by a budget.
 */
export const PlainButton = styled('button', {
  shouldForwardProp: (prop) => prop !== 'look',
})<ButtonLook>(buttonStyles);
