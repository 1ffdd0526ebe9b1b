import { useImperativeHandle, useRef, type Ref } from 'react';

export interface RetakeHandle {
  /** Opens the camera, or the device's choice of files, to replace this photo. */
  readonly take: (path: string) => void;
}

interface RetakeInputProps {
  readonly ref: Ref<RetakeHandle>;
  readonly onFiles: (path: string, files: readonly File[]) => void;
}

/** The hidden input for the photo that replaces another; one for all photos of a finding. */
export function RetakeInput({ ref, onFiles }: RetakeInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const retaken = useRef('');
  useImperativeHandle(ref, () => ({
    take: (path) => {
      retaken.current = path;
      input.current?.click();
    },
  }));
  return (
    <input
      ref={input}
      type="file"
      accept="image/*"
      capture="environment"
      hidden
      aria-label="Retake"
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        currentTarget.value = '';
        if (files.length > 0) onFiles(retaken.current, files);
      }}
    />
  );
}
