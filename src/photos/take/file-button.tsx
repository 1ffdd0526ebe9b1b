import Button from '@mui/material/Button';
import { useRef } from 'react';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';

interface FileButtonProps {
  readonly label: string;
  readonly icon: IconName;
  /** Uses the camera directly, where the device has one; otherwise several files can be chosen. */
  readonly camera?: boolean;
  readonly main?: boolean;
  readonly disabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that asks for image files. */
export function FileButton({
  label,
  icon,
  camera = false,
  main = false,
  disabled,
  onFiles,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={main ? 'contained' : 'outlined'}
        color={main ? 'primary' : 'inherit'}
        disabled={disabled}
        startIcon={<Icon name={icon} size={24} />}
        onClick={() => input.current?.click()}
        sx={{ minHeight: 56 }}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={label}
        hidden
        {...(camera ? { capture: 'environment' } : { multiple: true })}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Cleared, so that choosing the same file again triggers a change.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
