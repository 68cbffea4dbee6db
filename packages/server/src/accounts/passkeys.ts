import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { PasskeyRow, Store, UserRow } from '../store/store.ts';
import { newId } from '../base/tokens.ts';

/** The site that a passkey is for, as the browser sees it. */
export interface Site {
  readonly host: string;
  readonly origin: string;
}

/** EdDSA, ES256 and RS256, by their COSE numbers. */
const ALGORITHMS = [-8, -7, -257];
const CHALLENGE_LASTS = 5 * 60_000;

/** Passkeys: made by a user who is there, and used to come back. A challenge is good for one answer within five minutes. */
export class Passkeys {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  async beginRegistration(
    user: UserRow,
    { host }: Site,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const known = await this.store.passkeysOf(user.id);
    const options = await generateRegistrationOptions({
      rpName: 'Roundhouse',
      rpID: host,
      userName: user.login ?? user.name,
      userDisplayName: user.name,
      userID: new TextEncoder().encode(user.id),
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await this.keep(user.id, options.challenge);
    return options;
  }

  /** Stores the new passkey; undefined if the answer does not fit. */
  async finishRegistration(
    user: UserRow,
    response: RegistrationResponseJSON,
    { host, origin }: Site,
  ): Promise<PasskeyRow | undefined> {
    const expectedChallenge = await this.take(user.id);
    if (expectedChallenge === undefined) return undefined;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => ({ verified: false, registrationInfo: undefined }));
    if (!verified || registrationInfo === undefined) return undefined;
    const { id, publicKey, counter, transports } = registrationInfo.credential;
    const passkey: PasskeyRow = {
      id,
      user: user.id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: (transports ?? []).join(','),
      createdAt: this.now(),
    };
    await this.store.addPasskey(passkey);
    return passkey;
  }

  async beginLogin({
    host,
  }: Site): Promise<{ id: string; options: PublicKeyCredentialRequestOptionsJSON }> {
    const options = await generateAuthenticationOptions({
      rpID: host,
      userVerification: 'preferred',
    });
    const id = newId();
    await this.keep(id, options.challenge);
    return { id, options };
  }

  /** Who holds the passkey; undefined if the answer does not fit. */
  async finishLogin(
    id: string,
    response: AuthenticationResponseJSON,
    { host, origin }: Site,
  ): Promise<UserRow | undefined> {
    const expectedChallenge = await this.take(id);
    const passkey = await this.store.passkeyById(response.id);
    if (expectedChallenge === undefined || passkey === undefined) return undefined;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: false,
      credential: {
        id: passkey.id,
        publicKey: Buffer.from(passkey.publicKey, 'base64url'),
        counter: passkey.counter,
      },
    }).catch(() => ({ verified: false, authenticationInfo: undefined }));
    if (!verified || authenticationInfo === undefined) return undefined;
    await this.store.updatePasskey(passkey.id, authenticationInfo.newCounter);
    return this.store.userById(passkey.user);
  }

  private keep(id: string, challenge: string): Promise<void> {
    return this.store.addChallenge(id, challenge, this.now() + CHALLENGE_LASTS);
  }

  private take(id: string): Promise<string | undefined> {
    return this.store.takeChallenge(id, this.now());
  }
}
