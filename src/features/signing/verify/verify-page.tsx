import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/ui/icon';
import { CallText } from '@/ui/call-text';
import { DropZone } from './drop-zone';
import { judgeFile, type FileVerdict } from './judge-file';
import { verdictWords } from './verdict-words';

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  '& p': { margin: 0 },
  '& .head': { display: 'grid', gap: 16, maxWidth: '60ch' },
  '& .verdict': {
    '--tone': theme.vars.palette.text.secondary,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: 16,
    padding: 'clamp(20px, 5vw, 32px)',
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderInlineStart: '4px solid var(--tone)',
    backgroundColor: theme.vars.palette.background.paper,
    '& svg': { color: 'var(--tone)' },
    '& > div': { display: 'grid', gap: 8 },
    '& .file': { fontSize: '0.9375rem', color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  },
  '& .verdict[data-tone="yes"]': { '--tone': theme.vars.palette.success.main },
  '& .verdict[data-tone="no"]': { '--tone': theme.vars.palette.error.main },
}));

const icons = { yes: 'check-circle', no: 'alert', none: 'info' } as const;

interface Checked {
  readonly fileName: string;
  readonly verdict: FileVerdict;
}

/** Checks whether a PDF was signed here, by a hash computed on the device. */
export function VerifyPage() {
  const [checking, setChecking] = useState<string | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const result = useRef<HTMLElement>(null);
  useEffect(() => {
    if (checked) result.current?.focus();
  }, [checked]);

  const check = async (file: File) => {
    setChecking(file.name);
    setChecked(null);
    setChecked({ fileName: file.name, verdict: await judgeFile(file) });
    setChecking(null);
  };

  const words = checked && verdictWords(checked.verdict);
  return (
    <Column>
      <div className="head">
        <h1>Check a signed document</h1>
        <p>
          Choose the PDF of an agreement or media release, and this page will tell you whether it’s byte for
          byte the one that was signed with us. The file stays on your device. Only its fingerprint, a string
          of 64 letters and digits, is compared with ours.
        </p>
      </div>
      <div>
        <DropZone disabled={checking !== null} onFile={(file) => void check(file)} />
        <div role="status">{checking !== null && `Checking ${checking}...`}</div>
      </div>
      {checked && words && (
        <section
          ref={result}
          className="verdict"
          data-tone={words.tone}
          tabIndex={-1}
          aria-labelledby="verdict"
        >
          <Icon name={icons[words.tone]} size={32} />
          <div>
            <h2 id="verdict">{words.title}</h2>
            <p className="file">{checked.fileName}</p>
            {words.paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <CallText>{paragraph}</CallText>
              </p>
            ))}
          </div>
        </section>
      )}
    </Column>
  );
}
