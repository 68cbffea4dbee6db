import { useEffect, useRef, useState } from 'preact/hooks';

interface FigureProps {
  value: number;
  time: number;
  format?: (value: number) => string;
}

/** A number that counts up or down to its new value. `time` is `scene.travel`; `format` writes it. */
export function Figure({ value, time, format = String }: FigureProps) {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    from.current = value;
    if (start === value || time === 0) return setShown(value);
    const began = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const part = Math.min(1, (now - began) / (time * 2));
      setShown(Math.round(start + (value - start) * part));
      if (part < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, time]);
  return <span class="figures">{format(shown)}</span>;
}
