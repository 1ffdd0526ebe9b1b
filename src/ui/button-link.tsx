import { styled } from '@mui/material/styles';
import { buttonStyles, type ButtonLook } from './button-styles';

/** A link that looks like a button, for a primary action that is a navigation. */
export const ButtonLink = styled('a', {
  shouldForwardProp: (prop) => prop !== 'look',
})<ButtonLook>(buttonStyles);
