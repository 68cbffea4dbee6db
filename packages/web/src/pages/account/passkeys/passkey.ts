import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { api } from '../../../match/online/api.ts';
import { become } from '../../visitor.ts';

/** Whether this browser can have passkeys at this address: they belong to a name, never to a number. */
export const canPasskeys = (host = location.hostname): boolean =>
  'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(host);

/** Adds a passkey to my account; the code of what went wrong, if something did. */
export async function addPasskey(): Promise<string | undefined> {
  const options = await api.passkeyOptions();
  if (!options.ok) return options.error;
  const optionsJSON = options.value as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const response = await startRegistration({ optionsJSON }).catch(() => undefined);
  if (response === undefined) return 'wrong-passkey';
  const added = await api.addPasskey({ response });
  return added.ok ? undefined : added.error;
}

export async function signInWithPasskey(): Promise<string | undefined> {
  const begun = await api.passkeyLoginOptions();
  if (!begun.ok) return begun.error;
  const optionsJSON = begun.value.options as Parameters<
    typeof startAuthentication
  >[0]['optionsJSON'];
  const response = await startAuthentication({ optionsJSON }).catch(() => undefined);
  if (response === undefined) return 'wrong-passkey';
  const signedIn = await api.passkeyLogIn({ id: begun.value.id, response });
  if (!signedIn.ok) return signedIn.error;
  const found = await api.me();
  if (!found.ok) return found.error;
  await become(found.value);
  return undefined;
}
