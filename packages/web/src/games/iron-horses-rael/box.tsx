import { catalog } from '../../words/catalog.ts';
import type { BoxWords, GameBox } from '../shelf.ts';
import { Lid } from '../Lid.tsx';
import { LidLocomotive } from '../LidLocomotive.tsx';
import { en } from './words/box.en.ts';
import './room.css';

const BANDS = ['#f3c65b', '#efae4c', '#e58f43', '#d5703c', '#b9533a'];

export const box: GameBox = {
  id: 'iron-horses-rael',
  name: 'Iron Horses (Rael)',
  seats: [2, 5],
  minutes: [45, 60],
  weight: 'medium',
  words: catalog<BoxWords>(en, { de: () => import('./words/box.de.ts').then(({ de }) => de) }),
  Lid: () => (
    <Lid name={['IRON HORSES']} plate="#7d2a1a">
      {BANDS.map((colour, i) => (
        <rect key={colour} y={i * 34} width="240" height="36" fill={colour} />
      ))}
      <circle cx="166" cy="92" r="44" fill="#fbe9b3" />
      <path d="M0 150L42 92L70 124L112 70L150 128L184 98L240 156V300H0Z" fill="#5d4a5c" />
      <path d="M112 70L128 96L116 104L108 94L98 102Z M42 92L54 108L44 112L34 106Z" fill="#f4ecdc" />
      <path d="M0 176Q60 148 120 170T240 160V300H0Z" fill="#3f5a4a" />
      <path d="M0 206Q80 182 150 206T240 204V300H0Z" fill="#2f4638" />
      <path d="M-10 262C70 250 120 214 250 222" fill="none" stroke="#d8cbb0" stroke-width="14" />
      <path
        d="M-10 262C70 250 120 214 250 222"
        fill="none"
        stroke="#3b2b1d"
        stroke-width="14"
        stroke-dasharray="4 7"
      />
      <path
        d="M-10 257C70 245 120 209 250 217M-10 267C70 255 120 219 250 227"
        fill="none"
        stroke="#8d8474"
        stroke-width="2"
      />
      <g transform="translate(106 199) rotate(-12) scale(1.15)">
        <LidLocomotive body="#1f2a2e" wheels="#7d2a1a" rim="#f4ecdc" />
        <rect x="-34" y="10" width="32" height="15" fill="#a23b23" />
        <rect x="-70" y="10" width="32" height="15" fill="#2b5c8a" />
        <g fill="#1f2a2e">
          <circle cx="-28" cy="28" r="3.5" />
          <circle cx="-9" cy="28" r="3.5" />
          <circle cx="-64" cy="28" r="3.5" />
          <circle cx="-45" cy="28" r="3.5" />
        </g>
      </g>
      <path
        d="M164 184q10-22 30-12t26-14t24 0"
        fill="none"
        stroke="#fbf7ee"
        stroke-width="7"
        stroke-linecap="round"
        opacity="0.75"
      />
    </Lid>
  ),
};
