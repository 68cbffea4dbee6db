import { LOCOMOTIVE_BODY } from '../pieces/silhouette.ts';

interface LidLocomotiveProps {
  body: string;
  wheels: string;
  rim: string;
}

/** The locomotive as it stands on a lid: two tones, nothing more. */
export function LidLocomotive({ body, wheels, rim }: LidLocomotiveProps) {
  return (
    <>
      <path d={LOCOMOTIVE_BODY} fill={body} />
      <g fill={wheels} stroke={rim}>
        <circle cx="12" cy="27" r="5.5" />
        <circle cx="26" cy="27" r="5.5" />
        <circle cx="40" cy="29" r="3.5" />
        <circle cx="49" cy="29" r="3.5" />
      </g>
    </>
  );
}
