import type { ReactNode } from 'react';
import { hello } from '../hello';
import { Paragraph } from '../templates/mail-parts';
import type { Wording } from '../wording';

interface OpeningProps {
  readonly wording: Wording;
  /** Whom the standard opening greets; nobody by name without it. */
  readonly name?: string;
  /** The standard opening where it isn't the usual one. */
  readonly standard?: string;
  /** A fact that follows the opening, whatever its words. */
  readonly children?: ReactNode;
}

/** The opening, in the owner's words or ours. */
export function Opening({ wording, name = '', standard = wording.standard, children }: OpeningProps) {
  if (wording.opening === null) {
    return (
      <Paragraph>
        {`${hello(name)} ${standard}`}
        {children && ' '}
        {children}
      </Paragraph>
    );
  }
  return (
    <>
      {wording.opening.split(/\n{2,}/).map((paragraph, index) => (
        <Paragraph key={index}>{withBreaks(paragraph)}</Paragraph>
      ))}
      {children && <Paragraph>{children}</Paragraph>}
    </>
  );
}

/** Elements, because the plain-text body drops the line breaks of a text. */
function withBreaks(paragraph: string): ReactNode[] {
  return paragraph.split('\n').flatMap((line, index) => (index === 0 ? [line] : [<br key={index} />, line]));
}
