// `node e2e/icons.ts`: draws the icons of the installed app from the emblem, into packages/web/public/icons.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { LAUNCH } from './chromium.ts';

const folder = fileURLToPath(new URL('../packages/web/public/', import.meta.url));
const emblem = readFileSync(`${folder}emblem.svg`, 'utf8');
const GREEN = '#1E4D3A';

/** Systems cut maskable icons to any shape: only the middle four fifths are sure to be seen. */
const ICONS = [
  { name: 'icon-192', size: 192, ground: 'transparent', share: 1 },
  { name: 'icon-512', size: 512, ground: 'transparent', share: 1 },
  { name: 'maskable-192', size: 192, ground: GREEN, share: 0.8 },
  { name: 'maskable-512', size: 512, ground: GREEN, share: 0.8 },
  { name: 'touch-180', size: 180, ground: GREEN, share: 0.9 },
];

const browser = await chromium.launch(LAUNCH);
const page = await browser.newPage();
for (const { name, size, ground, share } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  const room = (100 * (1 - share)) / 2;
  await page.setContent(
    `<style>html{background:${ground}}body{margin:0;padding:${room}vw;box-sizing:border-box}svg{display:block}</style>${emblem}`,
  );
  const path = `${folder}icons/${name}.png`;
  await page.screenshot({ path, omitBackground: ground === 'transparent' });
}
await browser.close();
