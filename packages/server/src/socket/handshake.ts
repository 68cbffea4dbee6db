import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Says that a server has understood (RFC 6455, 1.3). */
const UNDERSTOOD = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const VERSION = '13';
/** 16 bytes in base64. */
const KEY = /^[+/0-9A-Za-z]{22}==$/;

/** Whether a request to change protocols is answered with that of WebSockets, or else the status it is refused with. */
type Answer =
  | { readonly ok: true; readonly head: string }
  | { readonly ok: false; readonly status: string };

/** The answer to whoever wants to open a WebSocket (RFC 6455, 4.2). Nothing but the plain protocol is spoken here. */
export function shakeHands({
  method,
  headers,
}: Pick<IncomingMessage, 'method' | 'headers'>): Answer {
  const key = headers['sec-websocket-key'];
  if (method !== 'GET' || headers.upgrade?.toLowerCase() !== 'websocket')
    return { ok: false, status: '400 Bad Request' };
  if (headers['sec-websocket-version'] !== VERSION)
    return { ok: false, status: `426 Upgrade Required\r\nSec-WebSocket-Version: ${VERSION}` };
  if (key === undefined || !KEY.test(key)) return { ok: false, status: '400 Bad Request' };
  const accept = createHash('sha1')
    .update(key + UNDERSTOOD)
    .digest('base64');
  const head = [
    'HTTP/1.1 101 Switching Protocols',
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Accept: ${accept}`,
  ];
  return { ok: true, head: `${head.join('\r\n')}\r\n\r\n` };
}
