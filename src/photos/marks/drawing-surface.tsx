import { styled } from '@mui/material/styles';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { MarkShape, PhotoMark } from '@domain/report/photo-mark';
import { markDrawing } from '@domain/report/photo-mark-drawing';
import { DrawnMark } from './drawn-mark';
import { drawnMark, movedMark, placeOn, stretchedMark, type Place } from './mark-edits';
import { markName } from './mark-name';
import type { Marks } from './use-marks';

export type DrawingTool = 'move' | MarkShape;

interface DrawingSurfaceProps {
  /** Size of the drawing in pixels: the photo's, scaled so that the longer side is `markDrawing.side`. */
  readonly width: number;
  readonly height: number;
  readonly tool: DrawingTool;
  readonly marks: Marks;
  /** Called after a mark was drawn. */
  readonly onDrawn: () => void;
}

const Surface = styled('svg')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  // Prevents scrolling while drawing with a finger.
  touchAction: 'none',
  overflow: 'hidden',
  userSelect: 'none',
  outline: 'none',
  '& [role="button"]': { cursor: 'move', outline: 'none' },
  '& [role="button"]:focus-visible .halo': { opacity: 0.7 },
  '& .halo': { opacity: 0, stroke: theme.vars.palette.secondary.main },
  '& .handle': { fill: markDrawing.light, stroke: markDrawing.dark, strokeWidth: 3, cursor: 'grab' },
}));

/** What dragging the pointer does. */
type Drag =
  | { readonly kind: 'draw'; readonly shape: MarkShape; readonly from: Place; readonly to: Place }
  | {
      readonly kind: 'move' | 'stretch';
      readonly index: number;
      readonly start: PhotoMark;
      readonly from: Place;
    };

const arrowKeys: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Draws, selects, moves and resizes marks by pointer, finger or arrow keys. */
export function DrawingSurface({ width, height, tool, marks: editor, onDrawn }: DrawingSurfaceProps) {
  const { marks, selected, select, add, change, remove } = editor;
  const surface = useRef<SVGSVGElement>(null);
  const gesture = useRef(0);
  const [drag, setDrag] = useState<Drag | null>(null);

  const placeOf = ({ clientX, clientY }: PointerEvent): Place => {
    const box = surface.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return placeOn({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height });
  };

  const begin = (event: PointerEvent, next: Drag) => {
    event.stopPropagation();
    if (!event.isPrimary || event.button !== 0) return;
    surface.current?.setPointerCapture(event.pointerId);
    gesture.current += 1;
    setDrag(next);
  };

  const onPointerDown = (event: PointerEvent) => {
    const from = placeOf(event);
    if (tool === 'move') select(null);
    else begin(event, { kind: 'draw', shape: tool, from, to: from });
  };

  const onPointerMove = (event: PointerEvent) => {
    if (!drag) return;
    const to = placeOf(event);
    if (drag.kind === 'draw') return setDrag({ ...drag, to });
    const { kind, index, start, from } = drag;
    const moved =
      kind === 'stretch'
        ? stretchedMark(start, to)
        : movedMark(start, { x: to.x - from.x, y: to.y - from.y });
    change(index, moved, `drag ${gesture.current}`);
  };

  const onPointerUp = () => {
    if (drag?.kind === 'draw') {
      add(drawnMark(drag.shape, drag.from, drag.to));
      onDrawn();
    }
    setDrag(null);
  };

  const onKeyDown = (event: KeyboardEvent, index: number, mark: PhotoMark) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      // The focused mark is removed.
      surface.current?.focus();
      return remove(index);
    }
    const way = arrowKeys[event.key];
    if (!way) return;
    event.preventDefault();
    const step = event.shiftKey ? 0.1 : 0.02;
    const by = { x: way.x * step, y: way.y * step };
    const stretch = event.altKey && mark.shape !== 'text';
    const moved = stretch
      ? stretchedMark(mark, { x: mark.toX + by.x, y: mark.toY + by.y })
      : movedMark(mark, by);
    change(index, moved, `keys ${index}${stretch ? ' stretch' : ''}`);
  };

  return (
    <Surface
      ref={surface}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      tabIndex={-1}
      aria-label="Marks on the photo"
      style={{ cursor: tool === 'move' ? 'default' : 'crosshair' }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => setDrag(null)}
    >
      {marks.map((mark, index) => (
        <g
          key={index}
          role="button"
          tabIndex={0}
          aria-label={markName(mark, index)}
          aria-pressed={index === selected}
          data-mark={index}
          onFocus={() => select(index)}
          onKeyDown={(event) => onKeyDown(event, index, mark)}
          onPointerDown={(event) => {
            if (tool !== 'move') return;
            select(index);
            begin(event, { kind: 'move', index, start: mark, from: placeOf(event) });
          }}
        >
          <Grip mark={mark} width={width} height={height} />
          <DrawnMark mark={mark} width={width} height={height} />
        </g>
      ))}
      {marks.map((mark, index) =>
        index === selected && mark.shape !== 'text' ? (
          <circle
            key={index}
            className="handle"
            cx={mark.toX * width}
            cy={mark.toY * height}
            r={11}
            onPointerDown={(event) =>
              begin(event, { kind: 'stretch', index, start: mark, from: placeOf(event) })
            }
          />
        ) : null,
      )}
      {drag?.kind === 'draw' && drag.shape !== 'text' && (
        <DrawnMark mark={drawnMark(drag.shape, drag.from, drag.to)} width={width} height={height} />
      )}
    </Surface>
  );
}

/** The hit area of a mark, wider than the mark itself; highlighted while it has keyboard focus. */
function Grip({
  mark,
  width,
  height,
}: {
  readonly mark: PhotoMark;
  readonly width: number;
  readonly height: number;
}) {
  const [x, y, toX, toY] = [mark.x * width, mark.y * height, mark.toX * width, mark.toY * height];
  const grip = {
    className: 'halo',
    fill: 'none',
    strokeWidth: 30,
    strokeLinecap: 'round',
    pointerEvents: 'all',
  } as const;
  if (mark.shape === 'circle') return <circle {...grip} cx={x} cy={y} r={Math.hypot(toX - x, toY - y)} />;
  if (mark.shape === 'arrow') return <line {...grip} x1={x} y1={y} x2={toX} y2={toY} />;
  const length = Math.max(2, mark.text.length) * markDrawing.fontSize * 0.55;
  const from = mark.x > markDrawing.textEndsFrom ? x - length : x;
  return <line {...grip} strokeWidth={44} x1={from} y1={y - 9} x2={from + length} y2={y - 9} />;
}
