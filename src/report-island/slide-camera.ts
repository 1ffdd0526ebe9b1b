interface Slide {
  /** Feet along the whole slider. */
  readonly length: number;
  /** The camera's footage now. */
  readonly now: () => number;
  /** Moves the camera; to a finding if one is closer than `reach` feet. `begins` at the first of several moves. */
  readonly move: (feet: number, how: { readonly reach: number; readonly begins: boolean }) => void;
}

/** As near as a finger hits, in pixels. */
const fingerReach = 10;

/**
 * Lets the camera be moved along its slider: by a press anywhere, by dragging it, and by keyboard. A finger drags the
 * camera alone, so that a page can be scrolled with a finger on the pipe.
 */
export function slideCamera(slider: HTMLElement, slide: Slide): void {
  const { length, now, move } = slide;
  const vertical = slider.getAttribute('aria-orientation') === 'vertical';
  /** Feet between the pointer and the camera it drags; null while it drags nothing. */
  let held: number | null = null;
  let pressed = false;

  const place = ({ clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = slider.getBoundingClientRect();
    const [from, pixels] = vertical ? [clientY - top, height] : [clientX - left, width];
    return { feet: (from / pixels) * length, reach: (fingerReach / pixels) * length };
  };
  const press = (event: MouseEvent) => {
    const { feet, reach } = place(event);
    move(feet, { reach, begins: true });
  };

  slider.addEventListener('pointerdown', (event) => {
    const onCamera = event.target !== slider;
    pressed = event.pointerType !== 'touch' || onCamera;
    if (!pressed || event.button !== 0) return;
    event.preventDefault();
    slider.focus({ preventScroll: true });
    slider.setPointerCapture(event.pointerId);
    held = onCamera ? place(event).feet - now() : 0;
    if (!onCamera) press(event);
  });
  slider.addEventListener('pointermove', (event) => {
    if (held !== null) move(place(event).feet - held, { reach: 0, begins: false });
  });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    slider.addEventListener(end, () => (held = null));
  }
  // A tap. A click without a pointer comes from a screen reader, and says no place.
  slider.addEventListener('click', (event) => {
    if (!pressed && event.detail > 0) press(event);
  });
  slider.addEventListener('keydown', (event) => {
    const step = stepOf(event.key, vertical);
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const feet = Number.isFinite(step) ? Math.round(now() + step) : step > 0 ? length : 0;
    move(feet, { reach: 0, begins: true });
  });
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -Infinity,
  End: Infinity,
};

/** Feet for a key. On an upright pipe, whose main is below, down leads to the main. */
function stepOf(key: string, vertical: boolean): number | undefined {
  const step = steps[key];
  return step !== undefined && vertical && /Up$|Down$/.test(key) ? -step : step;
}
