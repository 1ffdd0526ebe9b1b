import Button from '@mui/material/Button';
import { useRef } from 'react';
import { gloveHeight } from '@domain/brand/measures';
import { Icon } from '@/ui/icon';

interface ChooseButtonProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Cameras' endings that some systems don't count among videos. */
const accepted = 'video/*,.mp4,.mov,.m4v,.avi,.mkv,.mpg,.mts,.ts,.wmv,.asf,.3gp';

/** A button that asks for films: on the camera's card, or on this device. */
export function ChooseButton({ label, disabled, onFiles }: ChooseButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        data-choose-film=""
        variant="outlined"
        color="inherit"
        size="large"
        disabled={disabled}
        startIcon={<Icon name="video" size={24} />}
        onClick={() => input.current?.click()}
        sx={{ justifySelf: 'start', minHeight: gloveHeight }}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accepted}
        multiple
        hidden
        aria-label={label}
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
