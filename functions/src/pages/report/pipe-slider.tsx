import type { CSSProperties } from 'react';
import type { PipeMap } from '@domain/report/pipe-map';

interface PipeSliderProps {
  readonly map: PipeMap;
  readonly orientation: 'horizontal' | 'vertical';
  /** Where the pipe is drawn. */
  readonly place: Pick<CSSProperties, 'left' | 'width' | 'top' | 'height'>;
}

/** The camera of a film over the drawn pipe, which moves the film. Hidden without script. */
export function PipeSlider({ map, orientation, place }: PipeSliderProps) {
  return (
    <div
      className={`scrub ${orientation} screen`}
      style={place}
      data-scrub=""
      hidden
      role="slider"
      tabIndex={0}
      aria-label="Place in the pipe that the video shows"
      aria-orientation={orientation}
      aria-valuemin={0}
      aria-valuemax={map.inspected}
      aria-valuenow={0}
    >
      <span className="camera" />
    </div>
  );
}
