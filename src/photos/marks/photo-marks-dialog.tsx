import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { marksPerPhoto, type MarkShape, type PhotoMark } from '@domain/report/photo-mark';
import { Icon } from '@/ui/icon';
import { useLargePhoto } from '../show/use-large-photo';
import { DrawnPicture } from './drawn-picture';
import { DrawingSurface, type DrawingTool } from './drawing-surface';
import { middleMark } from './mark-edits';
import { MarkIcon } from './mark-icons';
import { markShapeNames } from './mark-name';
import { ToolButton } from './tool-button';
import { useMarks, type Marks } from './use-marks';

interface PhotoMarksDialogProps {
  /** 'Photo 2 of finding 3'. */
  readonly name: string;
  readonly path: string;
  readonly marks: readonly PhotoMark[];
  readonly onChange: (marks: PhotoMark[]) => void;
  readonly onClose: () => void;
}

const Layout = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  height: '100dvh',
  minHeight: 0,
});

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  padding: '8px 16px',
  background: theme.vars.palette.background.paper,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
}));

const Stage = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: 0,
  minWidth: 0,
  padding: 12,
  background: theme.vars.palette.background.default,
  containerType: 'size',
}));

const shapes: readonly MarkShape[] = ['arrow', 'circle', 'text'];

/** Full-screen editor of a photo's marks. Each stroke is saved at once; the photo itself is not changed. */
export function PhotoMarksDialog({ name, path, marks: stored, onChange, onClose }: PhotoMarksDialogProps) {
  const titleId = useId();
  const hintId = useId();
  const photo = useLargePhoto(path);
  const editor = useMarks(stored, onChange);
  const [tool, setTool] = useState<DrawingTool>('move');
  const stage = useRef<HTMLDivElement>(null);
  const full = editor.marks.length >= marksPerPhoto;

  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      aria-labelledby={titleId}
      aria-describedby={hintId}
      slotProps={{ paper: { sx: { borderRadius: 0 } } }}
    >
      <Layout
        onKeyDown={(event) => {
          if (!isUndo(event)) return;
          event.preventDefault();
          editor.undo();
        }}
      >
        <Bar sx={{ justifyContent: 'space-between', flexWrap: 'nowrap' }}>
          <div>
            <h2 id={titleId} style={{ margin: 0, fontSize: '1.125rem', lineHeight: 1.3 }}>
              {name}
            </h2>
            <span id={hintId} style={{ fontSize: '0.875rem', lineHeight: 1.3 }}>
              {full
                ? `A photo can have ${marksPerPhoto} marks at most.`
                : 'Your marks are saved separately. The photo itself doesn’t change.'}
            </span>
          </div>
          <Button variant="contained" onClick={onClose} sx={{ flex: 'none', minHeight: 56 }}>
            Done
          </Button>
        </Bar>
        <Stage ref={stage}>
          {photo.state === 'shown' ? (
            <DrawnPicture photo={photo} name={name}>
              {(size) => (
                <DrawingSurface {...size} tool={tool} marks={editor} onDrawn={() => setTool('move')} />
              )}
            </DrawnPicture>
          ) : (
            <p role="status">
              {photo.state === 'loading'
                ? 'Loading the photo...'
                : 'We can’t show this photo right now. It isn’t on this device, and we couldn’t reach the server.'}
            </p>
          )}
        </Stage>
        <Toolbar
          tool={tool}
          marks={editor}
          onTool={setTool}
          onAdded={(index) => focusMark(stage.current, index)}
          onDeleted={() => stage.current?.querySelector('svg')?.focus()}
        />
      </Layout>
    </Dialog>
  );
}

interface ToolbarProps {
  readonly tool: DrawingTool;
  readonly marks: Marks;
  readonly onTool: (tool: DrawingTool) => void;
  /** Called with the index of a mark that was added without a pointer. */
  readonly onAdded: (index: number) => void;
  readonly onDeleted: () => void;
}

/** The tools, and above them the text of the selected mark. */
function Toolbar({ tool, marks: editor, onTool, onAdded, onDeleted }: ToolbarProps) {
  const { marks, selected } = editor;
  const selectedMark = selected === null ? undefined : marks[selected];

  const choose = (shape: MarkShape) => (event: MouseEvent) => {
    if (event.detail !== 0) return onTool(shape);
    // Enter or Space on the button adds a mark without a pointer.
    editor.add(middleMark(shape));
    onTool('move');
    if (shape !== 'text') onAdded(marks.length);
  };

  return (
    <Bar
      role="toolbar"
      aria-label="Drawing"
      sx={{ justifyContent: 'center', columnGap: { xs: 0, sm: 1 }, paddingInline: 1 }}
    >
      {selectedMark?.shape === 'text' && selected !== null && (
        <TextField
          key={selected}
          label="Text on the photo"
          value={selectedMark.text}
          autoFocus
          onChange={({ target }) =>
            editor.change(selected, { ...selectedMark, text: target.value }, `text ${selected}`)
          }
          slotProps={{ htmlInput: { maxLength: 60, enterKeyHint: 'done' } }}
          onKeyDown={({ key }) => {
            if (key === 'Enter') editor.select(null);
          }}
          sx={{ flexBasis: '100%', maxWidth: 560 }}
        />
      )}
      <ToolButton
        label="Move"
        icon={<MarkIcon name="move" />}
        pressed={tool === 'move'}
        onClick={() => onTool('move')}
      />
      {shapes.map((shape) => (
        <ToolButton
          key={shape}
          label={markShapeNames[shape]}
          icon={<MarkIcon name={shape} />}
          pressed={tool === shape}
          disabled={marks.length >= marksPerPhoto}
          onClick={choose(shape)}
        />
      ))}
      <ToolButton
        label="Undo"
        icon={<MarkIcon name="undo" />}
        disabled={!editor.canUndo}
        onClick={editor.undo}
      />
      <ToolButton
        label="Delete"
        icon={<Icon name="trash" size={24} />}
        disabled={selected === null}
        onClick={() => {
          if (selected === null) return;
          editor.remove(selected);
          onDeleted();
        }}
      />
    </Bar>
  );
}

function isUndo({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  return key === 'z' && (ctrlKey || metaKey) && !(target instanceof HTMLInputElement);
}

/** Focuses a mark in the next frame, after it is rendered, so that the arrow keys move it. */
function focusMark(stage: HTMLElement | null, index: number): void {
  requestAnimationFrame(() => stage?.querySelector<SVGGElement>(`[data-mark="${index}"]`)?.focus());
}
