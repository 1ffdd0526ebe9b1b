import { styled } from '@mui/material/styles';
import { CameraView } from './camera-view';
import { RootsInPipe } from './roots-in-pipe';

const Drawing = styled('svg')(({ theme }) => ({
  '& .tree': { display: 'none' },
  '& .pipe-joints': { fill: 'var(--pipe-wall)' },
  '& .far': { display: 'none' },
  [theme.breakpoints.up('lg')]: { '& .far': { display: 'inline' } },
  transformOrigin: '0 calc(var(--depth) + 10px)',
  transform: 'scale(0.82)',
  [theme.breakpoints.up('sm')]: { transform: 'none', '& .tree': { display: 'inline' } },
}));

/**
 * The camera's find, drawn around its position on the pipe (x = 0, y = 0 after the shift), which is 10 px below the
 * pipe's top.
 */
export function Dig() {
  return (
    <Drawing className="dig">
      <g style={{ transform: 'translateY(calc(var(--depth) + 10px))' }}>
        <g className="tree">
          <path fill="var(--trunk)" d="M-14-150q6-44-4-96h36q-10 52-4 96l10 14h-48z" />
          <path
            fill="var(--leaf-far)"
            d="M-64-262a44 44 0 0 1 40-62 46 46 0 0 1 84 10 40 40 0 0 1-6 76H-34a32 32 0 0 1-30-24z"
          />
          <path
            fill="var(--leaf)"
            d="M-40-236a34 34 0 0 1 28-52 40 40 0 0 1 70 12 30 30 0 0 1-4 56H-20a26 26 0 0 1-20-16z"
          />
        </g>
        <g fill="none" stroke="var(--root)" strokeLinecap="round" strokeLinejoin="round">
          <path strokeWidth="5" d="M0-140q-4 30-22 52t-14 60" />
          <path strokeWidth="3.5" d="M2-138q10 34 34 46t44 50M-20-92q-36 4-52 34M38-88q26-4 60 6" />
          <path strokeWidth="2.500" d="M-66-66q-16 6-30 4M70-62q18 10 16 34M0-134q-2 40 14 62" />
        </g>
        <path className="pipe-joints" d="M-166-14h14v28h-14zM148-14h14v28h-14z" />
        <path className="pipe-joints far" d="M-300-14h14v28h-14zM286-14h14v28h-14z" />
        <g fill="var(--stone)">
          <path d="M-210 62l18-10 16 8-4 14h-24zM210 50l14-8 18 6-2 14-22 2zM-150-62l10-6 12 6-6 10h-12zM180-58l14-8 10 8-6 10h-14zM300 78l16-8 14 10-6 10h-20zM-330 44l14-8 14 8-6 12h-16z" />
        </g>
        <CameraView feet={31}>
          <RootsInPipe />
        </CameraView>
      </g>
    </Drawing>
  );
}
