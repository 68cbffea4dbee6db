import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const KEY_LENGTH = 65;
const TAG_LENGTH = 16;

/** The keys of a browser, and how it reads what was pushed to it (RFC 8291). */
export class PushReceiver {
  private readonly ecdh = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor() {
    this.ecdh.generateKeys();
  }

  /** What the browser tells the server. */
  get keys(): { p256dh: string; auth: string } {
    return {
      p256dh: this.ecdh.getPublicKey('base64url'),
      auth: this.auth.toString('base64url'),
    };
  }

  /** What was said, if it was said to this browser; throws if it was not. */
  read(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + KEY_LENGTH);
    const sealed = body.subarray(21 + KEY_LENGTH);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.ecdh.getPublicKey(), sender]);
    const secret = derive(this.ecdh.computeSecret(sender), this.auth, info, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-TAG_LENGTH));
    const padded = Buffer.concat([
      decipher.update(sealed.subarray(0, -TAG_LENGTH)),
      decipher.final(),
    ]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));
