import { catalog } from '../../words/catalog.ts';
import type { BoxWords, GameBox } from '../shelf.ts';
import { Lid } from '../Lid.tsx';
import { LidLocomotive } from '../LidLocomotive.tsx';
import { en } from './words/box.en.ts';
import './room.css';

export const box: GameBox = {
  id: 'iron-horses-rampage',
  name: 'Iron Horses (Rampage)',
  seats: [2, 8],
  minutes: [15, 30],
  weight: 'light',
  words: catalog<BoxWords>(en, { de: () => import('./words/box.de.ts').then(({ de }) => de) }),
  Lid: () => (
    <Lid name={['IRON HORSES', 'RAMPAGE']} plate="#5a3317">
      <rect width="240" height="300" fill="#d9bf8c" />
      <rect width="240" height="300" fill="url(#paper-grain)" />
      <rect x="8" y="8" width="224" height="284" fill="none" stroke="#5a3317" stroke-width="2" />
      <text class="lid-poster" x="120" y="52" font-size="48" fill="#4a2810">
        WANTED
      </text>
      <path d="M28 62H212M28 67H212" stroke="#4a2810" />
      <text class="lid-poster" x="120" y="94" font-size="27" fill="#8c1f14">
        $1,000,000
      </text>
      <rect
        x="30"
        y="104"
        width="180"
        height="108"
        fill="#ead6a9"
        stroke="#4a2810"
        stroke-width="1.5"
      />
      <g transform="translate(46 122) scale(2.35)">
        <LidLocomotive body="#3b2615" wheels="#3b2615" rim="#ead6a9" />
      </g>
      <path
        d="M162 118q-18-10-36 0t-34-2t-30 2"
        fill="none"
        stroke="#8a7350"
        stroke-width="5"
        stroke-linecap="round"
        opacity="0.6"
      />
      <g transform="translate(176 190) rotate(-14)" fill="none" stroke="#a8281c" stroke-width="3">
        <rect x="-42" y="-17" width="84" height="34" rx="4" />
        <text class="lid-poster" y="8" font-size="22" fill="#a8281c" stroke="none">
          HIJACKED
        </text>
      </g>
    </Lid>
  ),
};
