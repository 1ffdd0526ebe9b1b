import { useRef, useState } from 'react';
import { filmLimits } from '@domain/film/film-limits';
import { counted } from '@domain/text/counted';
import { askForLastingStorage } from '@/offline/ask-for-lasting-storage';
import { addedSentence } from '../show/added-sentence';
import { readContent } from '../read/read-content';
import { addFilm } from './add-film';
import type { FilmsPlace } from './new-film-record';

interface Question {
  readonly file: File;
  /** The other report that has the same file. */
  readonly about: string;
}

export interface AddingFilms {
  /** The file that is being copied to this device; null for none. */
  readonly copying: string | null;
  /** Refused files, as sentences, until more files are added or the notice is closed. */
  readonly refusals: readonly string[];
  readonly clearRefusals: () => void;
  /** Asked about a file that is in another report too. */
  readonly question: Question | null;
  readonly answer: (useHere: boolean) => void;
  readonly add: (files: readonly File[]) => void;
}

/** Copies films to this device one by one. `onAdded` is called for each. */
export function useAddingFilms(place: FilmsPlace, count: number, onAdded: (id: string) => void): AddingFilms {
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const [copying, setCopying] = useState<string | null>(null);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const refuse = (sentence: string) => setRefusals((before) => [...before, sentence]);

  const addOne = async (file: File, evenElsewhere: boolean) => {
    setCopying(file.name);
    try {
      const added = await addFilm(file, place, evenElsewhere);
      if (added.state === 'elsewhere') {
        setQuestions((before) => [...before, { file, about: added.about }]);
      } else if (added.state === 'stored') {
        onAdded(added.film.id);
        await readContent(added.film);
      } else refuse(addedSentence(file, added));
    } finally {
      setCopying(null);
    }
  };
  const inTurn = (file: File, evenElsewhere = false) => {
    turn.current = turn.current.then(() => addOne(file, evenElsewhere));
  };
  const [question = null, ...later] = questions;
  return {
    copying,
    refusals,
    clearRefusals: () => setRefusals([]),
    question,
    answer(useHere) {
      setQuestions(later);
      if (question && useHere) inTurn(question.file, true);
    },
    add(files) {
      setRefusals([]);
      askForLastingStorage();
      const room = filmLimits.films - count;
      for (const file of files.slice(0, Math.max(0, room))) inTurn(file);
      const left = files.length - Math.max(0, room);
      if (left > 0)
        refuse(`A report can have ${filmLimits.films} films at most. ${counted(left, 'film')} not added.`);
    },
  };
}
