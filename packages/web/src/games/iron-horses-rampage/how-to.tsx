import type { HowToPage } from '../game-ui.ts';
import { cards } from './pictures.tsx';
import { say } from './say.ts';

const PICTURES = [
  cards('mail', 'oil', 'gold'),
  cards('back', 'coal', 'repair'),
  cards('unscheduled-stop', 'tariff', 'hijacker'),
  cards('departure', 'safe', 'sheriff'),
  cards('baron', 'conductor', 'express'),
];

export function howTo(): HowToPage[] {
  return say().howTo.map(({ title, text }, i) => ({
    title,
    text,
    Picture: PICTURES[i] ?? cards('mail'),
  }));
}
