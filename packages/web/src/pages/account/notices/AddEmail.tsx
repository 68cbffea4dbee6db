import { say } from '../../words/say.ts';
import { AddWay } from './AddWay.tsx';
import { noticesApi } from './notices-api.ts';

/** Adds an e-mail address; a code is mailed to it. */
export function AddEmail({ onAdded }: { onAdded: () => Promise<void> }) {
  const texts = say().notices.email;
  return (
    <AddWay
      title={texts.title}
      label={texts.address}
      input={{ type: 'email', maxLength: 254, autocomplete: 'email' }}
      button={texts.add}
      add={(address) => noticesApi.addEmail({ address })}
      onAdded={onAdded}
    />
  );
}
