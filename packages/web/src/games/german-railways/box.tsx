import { catalog } from '../../words/catalog.ts';
import type { BoxWords, GameBox } from '../shelf.ts';
import { Lid } from '../Lid.tsx';
import { LidLocomotive } from '../LidLocomotive.tsx';
import { en } from './words/box.en.ts';
import './room.css';

const HEX = 'M0 -20L17.3 -10V10L0 20L-17.3 10V-10Z';
const HEXES = Array.from({ length: 9 * 10 }, (_, i) => {
  const row = Math.floor(i / 9);
  return {
    x: (i % 9) * 34.6 + (row % 2) * 17.3 - 8,
    y: row * 30 + 6,
    tone: (i * i + row * 7) % 13,
  };
});
const TONES = ['#b9c3a5', '#a8b292'];

export const box: GameBox = {
  id: 'german-railways',
  name: 'German Railways',
  seats: [3, 5],
  minutes: [60, 90],
  weight: 'heavy',
  words: catalog<BoxWords>(en, { de: () => import('./words/box.de.ts').then(({ de }) => de) }),
  Lid: () => (
    <Lid name={['GERMAN RAILWAYS']} plate="#21395f">
      <rect width="240" height="300" fill="#ced6be" />
      {HEXES.map(({ x, y, tone }) => (
        <path
          key={`${x},${y}`}
          d={HEX}
          transform={`translate(${x} ${y})`}
          fill={TONES[tone] ?? '#ced6be'}
          stroke="#96a083"
          stroke-width="0.8"
        />
      ))}
      <g fill="none" stroke-width="6" stroke-linejoin="round">
        <path d="M26 66L62 66L96 96L130 96L164 126" stroke="#a8281c" />
        <path d="M62 186L96 156L130 156L164 126" stroke="#2b5c8a" />
        <path d="M200 36L182 66L164 126" stroke="#1f2a2e" />
        <path d="M216 186L182 156L164 126" stroke="#c48a1e" />
        <path
          d="M26 66L62 66L96 96L130 96L164 126M62 186L96 156L130 156L164 126M200 36L182 66L164 126M216 186L182 156L164 126"
          stroke="#fbf7ee"
          stroke-width="1.6"
          stroke-dasharray="4 4"
        />
      </g>
      <circle cx="164" cy="126" r="15" fill="#fbf7ee" stroke="#21395f" stroke-width="4" />
      <circle cx="164" cy="126" r="6" fill="#21395f" />
      <g transform="translate(164 94)">
        <rect x="-36" y="-13" width="72" height="26" rx="3" fill="#21395f" />
        <rect x="-33.5" y="-10.5" width="67" height="21" rx="2" fill="none" stroke="#fbf7ee" />
        <text class="lid-poster" y="7" font-size="19" fill="#fbf7ee">
          BERLIN
        </text>
      </g>
      <g fill="#fbf7ee" stroke="#1f2a2e" stroke-width="2">
        {['26,66', '62,186', '200,36', '216,186'].map((at) => {
          const [x, y] = at.split(',');
          return <circle key={at} cx={x} cy={y} r="7" />;
        })}
      </g>
      <g transform="translate(18 190) scale(1.5)">
        <LidLocomotive body="#1f2a2e" wheels="#a8281c" rim="#ced6be" />
      </g>
    </Lid>
  ),
};
