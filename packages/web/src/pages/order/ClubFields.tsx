import { MOST_CLUB_ABOUT } from '@roundhouse/protocol';
import { Check } from '../frame/Check.tsx';
import { LongField } from '../frame/LongField.tsx';
import { sayOrder } from './words/say-order.ts';

interface ClubFieldsProps {
  about: string;
  isOpen: boolean;
  onAbout: (about: string) => void;
  onOpen: (isOpen: boolean) => void;
}

/** What its owner says of a club, and whether anybody may join. */
export function ClubFields({ about, isOpen, onAbout, onOpen }: ClubFieldsProps) {
  const texts = sayOrder().clubs;
  return (
    <>
      <LongField label={texts.about} value={about} most={MOST_CLUB_ABOUT} onChange={onAbout} />
      <Check label={texts.open} value={isOpen} onChange={onOpen} />
    </>
  );
}
