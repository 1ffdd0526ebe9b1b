import { styled } from '@mui/material/styles';
import { useId, useState, type DragEvent } from 'react';
import { Icon } from '@/ui/icon';
import { visuallyHidden } from '@/ui/visually-hidden';

const Zone = styled('label')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '40px 24px',
  textAlign: 'center',
  borderRadius: 12,
  border: `2px dashed ${theme.vars.palette.fieldLine}`,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'pointer',
  transition: 'border-color 150ms, background-color 150ms',
  '& svg': { color: theme.vars.palette.secondary.main },
  '& strong': { fontSize: '1.0625rem' },
  '& span': { color: theme.vars.palette.text.secondary },
  '& .choose': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    marginTop: 8,
    padding: '0 20px',
    borderRadius: 4,
    border: `1px solid ${theme.vars.palette.fieldLine}`,
    color: theme.vars.palette.text.primary,
    fontWeight: 600,
  },
  '&:hover, &[data-over]': {
    borderColor: theme.vars.palette.secondary.main,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.secondary.main} 7%, ${theme.vars.palette.background.paper})`,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.secondary.main}`, outlineOffset: 2 },
  '@media (pointer: coarse)': { '& .drop': { display: 'none' } },
}));

interface DropZoneProps {
  readonly onFile: (file: File) => void;
  readonly disabled: boolean;
}

/** Chooses a PDF, or takes a dropped one. The native input makes it work by keyboard. */
export function DropZone({ onFile, disabled }: DropZoneProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !disabled) onFile(file);
  };
  return (
    <Zone
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="shield" size={40} />
      <strong id={`${id}-label`}>Choose the signed PDF</strong>
      <span className="drop">or drop it here</span>
      <span className="choose" aria-hidden="true">
        Choose a file
      </span>
      <input
        type="file"
        accept="application/pdf,.pdf"
        aria-labelledby={`${id}-label`}
        disabled={disabled}
        style={visuallyHidden}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Cleared, so that choosing the same file again triggers a change.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </Zone>
  );
}
