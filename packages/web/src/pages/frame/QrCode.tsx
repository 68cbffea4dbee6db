import { useEffect, useState } from 'preact/hooks';
import { say } from '../words/say.ts';
import { qrPath } from './qr-path.ts';

/** The light edge without which a camera does not find the code, in squares. */
const EDGE = 4;

/** An address for the camera of another device. What makes the code is loaded when one is first shown. */
export function QrCode({ address }: { address: string }) {
  const [code, setCode] = useState({ size: 0, path: '' });
  useEffect(() => {
    let wanted = true;
    const draw = async (): Promise<void> => {
      const { encode } = await import('uqr');
      const { size, data } = encode(address, { border: 0 });
      if (wanted) setCode({ size, path: qrPath(data) });
    };
    // Without it there is still the link.
    void draw().catch(() => {});
    return () => {
      wanted = false;
    };
  }, [address]);
  const side = code.size + 2 * EDGE;
  return (
    <svg
      class="qr-code"
      viewBox={`${-EDGE} ${-EDGE} ${side} ${side}`}
      role="img"
      aria-label={say().room.qrCode}
      shape-rendering="crispEdges"
    >
      <path d={code.path} />
    </svg>
  );
}
