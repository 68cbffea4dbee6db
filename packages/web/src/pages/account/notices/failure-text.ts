import { say } from '../../words/say.ts';
import type { Failure } from '@roundhouse/protocol';

/** Why something did not arrive, in plain words. */
export function failureText({ code, status }: Failure): string {
  const { answered, mailRefused, reasons } = say().notices;
  if (code === 'answered') return answered(status ?? 0);
  return code === 'mail-refused' ? mailRefused(status ?? 0) : reasons[code];
}
