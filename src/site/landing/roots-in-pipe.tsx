/** In the camera's view: roots at a joint, and the far length of pipe sitting lower than the near one. */
export function RootsInPipe() {
  return (
    <>
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
    </>
  );
}
