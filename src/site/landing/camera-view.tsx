/** The camera's round picture of a pipe with a root and an offset joint: a group, 200 wide, around its middle. */
export function CameraView() {
  return (
    <g>
      <circle r="100" fill="#0A141A" />
      <circle r="93" fill="#A8481F" />
      <circle r="84" fill="#C9683F" />
      <circle r="74" fill="#6CC6CF" />
      <circle cy="-3" r="57" fill="#2B93A0" />
      <circle cy="-5" r="40" fill="#0B6470" />
      <circle cy="-7" r="24" fill="#0A1D24" />
      {/* The offset joint: the far length sits lower than the near one. */}
      <path
        fill="none"
        stroke="#E9F6F5"
        strokeWidth="3"
        strokeLinecap="round"
        d="M-70 22a74 74 0 0 0 140 0"
        opacity=".7"
      />
      <path fill="#0A1D24" opacity=".55" d="M-66 36q32-14 66-8t66 8a74 74 0 0 1-132 0z" />
      <g fill="none" stroke="#F1E2C2" strokeLinecap="round" strokeLinejoin="round">
        <path strokeWidth="5" d="M-34-68q6 22-4 38t2 30" />
        <path strokeWidth="3.500" d="M-33-44q18 4 24 22t14 18M-38-30q-18 6-22 22M-34-14q12 8 14 26" />
        <path strokeWidth="2.500" d="M-12-26q14-2 20 8M-58-12q-2 14 4 22M-36 4q-8 10-6 22M3-6q8 8 6 18" />
      </g>
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
        031 ft
      </text>
    </g>
  );
}
