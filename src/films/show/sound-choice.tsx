import type { FilmContent } from '@domain/film/film';
import { ChoiceCard } from '@/forms/choice-card';

interface SoundChoiceProps {
  readonly content: Pick<FilmContent, 'type'>;
  readonly withSound: boolean;
  readonly disabled: boolean;
  readonly onSound: (withSound: boolean) => void;
}

const words = {
  without: {
    label: 'Send without sound',
    hint: 'This film has sound. What was said near the camera may be on it, and your client would hear it.',
  },
  withheld: {
    label: 'Don’t send this film',
    hint: 'This film has sound, which can’t be taken out of an AVI. What was said near the camera may be on it. If you check this, your client doesn’t get the film.',
  },
};

/** Whether clients get the sound of a film that has some. An AVI is sent with its sound or not at all. */
export function SoundChoice({ content, withSound, disabled, onSound }: SoundChoiceProps) {
  const { label, hint } = words[content.type === 'avi' ? 'withheld' : 'without'];
  return (
    <ChoiceCard>
      <input
        type="checkbox"
        checked={!withSound}
        disabled={disabled}
        onChange={({ currentTarget }) => onSound(!currentTarget.checked)}
      />
      <span>{label}</span>
      <span className="hint">{hint}</span>
    </ChoiceCard>
  );
}
