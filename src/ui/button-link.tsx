import { styled } from '@mui/material/styles';
import { buttonStyles, type ButtonLook } from './button-styles';

/** A link that looks like a button: it leads somewhere, and is the thing to do. */
export const ButtonLink = styled('a', {
  shouldForwardProp: (prop) => prop !== 'look',
})<ButtonLook>(buttonStyles);
