import Button, { type ButtonProps } from '@mui/material/Button';
import { gloveHeight } from '@domain/brand/measures';
import { Icon } from '@/ui/icon';

/** Opens the library of findings for a new one. */
export function LibraryButton(props: Pick<ButtonProps, 'disabled' | 'onClick' | 'children'>) {
  return (
    <Button
      variant="outlined"
      color="inherit"
      size="large"
      startIcon={<Icon name="search" size={20} />}
      sx={{ minHeight: gloveHeight }}
      {...props}
    />
  );
}
