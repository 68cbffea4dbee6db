import { saveFile } from '../save-file.ts';
import type { Drawing } from './draw.ts';

/** Twice as many dots as on the page, so that small print stays sharp. */
const SHARPNESS = 2;

/** Saves the board that this page shows as a picture; false where the browser can't draw it. */
export async function savePicture(kind: 'png' | 'svg', name: string): Promise<boolean> {
  const board = document.querySelector<HTMLElement>('main.board');
  if (!board) return false;
  try {
    const { draw } = await import('./draw.ts');
    const drawing = await draw(board);
    if (kind === 'svg') saveFile(`${name}.svg`, drawing.svg, 'image/svg+xml');
    else saveFile(`${name}.png`, await dots(drawing), 'image/png');
    return true;
  } catch {
    return false;
  }
}

async function dots(drawing: Drawing): Promise<Blob> {
  const image = new Image();
  // A data address: what is drawn from a blob with HTML inside can't be read back.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing.svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = drawing.width * SHARPNESS;
  canvas.height = drawing.height * SHARPNESS;
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png');
  });
}
