/** In the camera's view: a crack along the top of the pipe. */
export function CrackInPipe() {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path stroke="#BFEAEC" strokeWidth="2" opacity=".6" d="M16-70l-5 13 6 10-7 10 4 9" />
      <path stroke="#0A1D24" strokeWidth="3.500" d="M12-72l-5 14 6 10-7 10 4 10-5 7" />
      <path stroke="#0A1D24" strokeWidth="2" d="M13-48l13 5 6 9M6-38l-12 4-5 8" />
      <path stroke="#E9F6F5" strokeWidth="3" opacity=".5" d="M-57-4a57 57 0 0 1 9-29M57-4a57 57 0 0 0-9-29" />
    </g>
  );
}

/** In the camera's view: water standing on the bottom of the pipe. */
export function LowSpotInPipe() {
  return (
    <>
      <path fill="#0F4650" d="M-20 8h40L66 34a74 74 0 0 1-132 0z" />
      <path fill="#8FD0D3" opacity=".35" d="M-20 8h40l14 8h-68zM-50 26h100l8 5H-58z" />
      <g fill="none" stroke="#D7F1F0" strokeWidth="2.500" strokeLinecap="round">
        <path d="M-66 34L-20 8h40L66 34" opacity=".8" />
        <path d="M-34 40h26M4 46h34M-44 50h14M-8 20h22" opacity=".6" />
      </g>
    </>
  );
}

/** In the camera's view: a coupling's band, and plastic pipe behind it. */
export function PlasticAheadInPipe() {
  return (
    <>
      <circle cy="-3" r="58" fill="#0A141A" />
      <circle cy="-3" r="50" fill="#F3F6F7" />
      <circle cy="-5" r="39" fill="#C6D2D8" />
      <circle cy="-6" r="27" fill="#8398A3" />
      <circle cy="-7" r="15" fill="#14232D" />
      <path fill="none" stroke="#9FB1BA" strokeWidth="3" d="M0-61v8M-50-33l7 4M50-33l-7 4" />
      <path fill="none" stroke="#FFF" strokeWidth="4" strokeLinecap="round" d="M18-44a44 44 0 0 1 20 20" />
    </>
  );
}
