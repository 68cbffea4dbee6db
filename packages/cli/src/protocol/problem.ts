/** Why a request was not done: a word for programs and a sentence for people. */
export class Problem extends Error {
  readonly reason: string;

  constructor(reason: string, message: string) {
    super(message);
    this.reason = reason;
  }
}
