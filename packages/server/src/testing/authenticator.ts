import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** A passkey in software: what a phone or a security key would do, with an ES256 key and no attestation. */
export class Authenticator {
  readonly id = randomBytes(16);
  private readonly origin: string;
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;
  private counter = 0;

  constructor(origin: string) {
    this.origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.privateKey = privateKey;
    this.publicKey = publicKey;
  }

  create(options: { challenge: string; rp: { id?: string } }): Record<string, unknown> {
    const clientDataJSON = this.clientData('webauthn.create', options.challenge);
    const length = Buffer.from([0, this.id.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, this.coseKey()]);
    const authData = this.authData(options.rp.id ?? '', 0x45, attested);
    const attestationObject = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(authData)],
    ]);
    return this.credential({ clientDataJSON, attestationObject: encode(attestationObject) });
  }

  get(options: { challenge: string; rpId?: string }): Record<string, unknown> {
    const clientDataJSON = this.clientData('webauthn.get', options.challenge);
    const authData = this.authData(options.rpId ?? '', 0x05, Buffer.alloc(0));
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    const signature = sign('sha256', Buffer.concat([authData, hash]), this.privateKey);
    return this.credential({
      clientDataJSON,
      authenticatorData: encode(authData),
      signature: encode(signature),
    });
  }

  private credential(response: Record<string, string>): Record<string, unknown> {
    const id = encode(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: string): string {
    return encode(Buffer.from(JSON.stringify({ type, challenge, origin: this.origin })));
  }

  private authData(rpId: string, flags: number, attested: Buffer): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.counter);
    const hash = createHash('sha256').update(rpId).digest();
    return Buffer.concat([hash, Buffer.from([flags]), counter, attested]);
  }

  /** The public key as COSE: EC2, ES256, P-256. */
  private coseKey(): Buffer {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    return cborMap([
      [Buffer.from([0x01]), Buffer.from([0x02])],
      [Buffer.from([0x03]), Buffer.from([0x26])],
      [Buffer.from([0x20]), Buffer.from([0x01])],
      [Buffer.from([0x21]), cborBytes(Buffer.from(x, 'base64url'))],
      [Buffer.from([0x22]), cborBytes(Buffer.from(y, 'base64url'))],
    ]);
  }
}

const encode = (bytes: Buffer): string => bytes.toString('base64url');
const cborText = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([Buffer.from([0xa0 + entries.length]), ...entries.flat()]);
