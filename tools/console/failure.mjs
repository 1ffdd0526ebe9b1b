/** An error that the user can fix; only its message is displayed. */
export class Failure extends Error {
  name = 'Failure';
}
