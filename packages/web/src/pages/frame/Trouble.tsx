import { errorText } from '../words/say.ts';
import { Alert } from '../../pieces/Alert.tsx';

/** What went wrong, by its code; nothing if nothing did. */
export function Trouble({ code }: { code: string | undefined }) {
  return <Alert text={code && errorText(code)} />;
}
