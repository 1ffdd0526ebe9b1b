import type { ReactNode } from 'react';

interface CameraViewProps {
  /** The camera's footage. */
  readonly feet: number;
  /** What the camera sees, drawn over the empty pipe. */
  readonly children: ReactNode;
}

/** The camera's round view of a pipe: an SVG group, 200 wide, centered on the origin. */
export function CameraView({ feet, children }: CameraViewProps) {
  return (
    <g>
      <circle r="100" fill="#0A141A" />
      <circle r="93" fill="#A8481F" />
      <circle r="84" fill="#C9683F" />
      <circle r="74" fill="#6CC6CF" />
      <circle cy="-3" r="57" fill="#2B93A0" />
      <circle cy="-5" r="40" fill="#0B6470" />
      <circle cy="-7" r="24" fill="#0A1D24" />
      {children}
      <path fill="none" stroke="#BFEAEC" strokeWidth="5" strokeLinecap="round" d="M30-82a88 88 0 0 1 40 30" />
      <path fill="#0A141A" d="M-38 58h76v24h-76z" opacity=".85" />
      <circle cx="-25" cy="70" r="4" fill="#FF9A90" />
      <text
        x="-14"
        y="75"
        fill="#EAF7F6"
        fontSize="13"
        fontWeight="600"
        fontFamily="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace"
      >
        {String(feet).padStart(3, '0')} ft
      </text>
    </g>
  );
}
