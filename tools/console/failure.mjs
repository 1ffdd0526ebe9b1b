/** Something that the person at the terminal can put right: its message is the one sentence that they see. */
export class Failure extends Error {
  name = 'Failure';
}
