import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import type { Comparison } from '@domain/report/compare/comparison';
import type { WrittenInspection } from '@domain/report/compare/new-comparison';
import { directionsDiffer, knownLength } from '@domain/report/compare/alignment';
import { reportLimits } from '@domain/report/report-limits';
import { ChoiceCard } from '@/forms/choice-card';
import { figureOf } from './comparison-values';

interface OtherEndFieldProps {
  readonly comparison: Pick<Comparison, 'direction' | 'linearFootage' | 'mirrored'>;
  readonly inspection: WrittenInspection;
  /**
   * Called with the length of the line in feet; 0, which no report may have, until there is one; undefined for two cameras
   * that went in at the same end.
   */
  readonly onChange: (mirrored: number | undefined) => void;
}

/** Whether today's camera went in at the other end than the earlier one, and how long the line is then. */
export function OtherEndField({ comparison, inspection, onChange }: OtherEndFieldProps) {
  const id = useId();
  const { mirrored } = comparison;
  const [typed, setTyped] = useState<string | null>(null);
  const isOn = mirrored !== undefined;
  const text = typed ?? (mirrored ? String(mirrored) : '');
  const isWrong = isOn && lengthOf(text) === undefined;
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <ChoiceCard>
        <input
          type="checkbox"
          checked={isOn}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            setTyped(null);
            onChange(target.checked ? (knownLength(comparison, inspection) ?? 0) : undefined);
          }}
        />
        <span id={`${id}-label`}>The camera went in at the other end</span>
        <span className="hint" id={`${id}-hint`}>
          {hintOf(comparison, inspection)}
        </span>
      </ChoiceCard>
      {isOn && (
        <TextField
          label="Length of the Line (ft)"
          value={text}
          error={isWrong}
          helperText={
            isWrong
              ? 'Enter the length of the line in feet, like 80.'
              : 'From one entry point to the other. Earlier footages are counted back from there.'
          }
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(lengthOf(target.value) ?? 0);
          }}
          slotProps={{
            htmlInput: { name: 'comparison.mirrored', inputMode: 'decimal', autoComplete: 'off' },
          }}
          sx={{ maxWidth: 400 }}
        />
      )}
    </div>
  );
}

function lengthOf(text: string): number | undefined {
  const length = figureOf(text);
  return length !== null && length > 0 && length <= reportLimits.footage ? length : undefined;
}

function hintOf(comparison: OtherEndFieldProps['comparison'], inspection: WrittenInspection): string {
  if (!directionsDiffer(comparison, inspection) || !comparison.direction || !inspection.direction) {
    return 'Choose this if one inspection went upstream and the other downstream.';
  }
  return `It went ${comparison.direction} then and ${inspection.direction} today.`;
}
