import { createContext, useContext } from 'react';

/** What someone else says about the fields of a form: field's name -> the note shown at it. */
export const FieldNotesContext = createContext<Readonly<Partial<Record<string, string>>>>({});

export function useFieldNote(name: string): string | undefined {
  return useContext(FieldNotesContext)[name];
}
