/** Controls, blanks that count as letters, and what turns the text around it. Emoji and some scripts need other unseen ones. */
const UNSEEN = /[\p{Cc}\u115f\u1160\u202a-\u202e\u2066-\u2069\u2800\u3164\uffa0]/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a name looks like what it is: it can be seen, and does not change how what stands beside it is read. */
export function isVisible(name: string): boolean {
  return SEEN.test(name) && !UNSEEN.test(name);
}
