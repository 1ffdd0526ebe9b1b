import useMediaQuery from '@mui/material/useMediaQuery';
import { FileButton } from './file-button';

interface AddButtonsProps {
  readonly disabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Buttons for the camera, where there is one, and for files. */
export function AddButtons(props: AddButtonsProps) {
  const touch = useMediaQuery('(pointer: coarse)', { noSsr: true });
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {touch && <FileButton label="Take Photo" icon="camera" camera main {...props} />}
      <FileButton label="Add Photos" icon="plus" {...props} />
    </div>
  );
}
