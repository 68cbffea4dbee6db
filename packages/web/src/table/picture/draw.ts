import { Looks } from './styles.ts';

const SVG = 'http://www.w3.org/2000/svg';
const DROPPED = 'script, [inert], .sr-only, .map-buttons';
const REFERENCE = /url\(["']?[^)"'#]*#([^)"']+)["']?\)/g;

/** A picture as a document of its own, and its size. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** What an element of the page shows now, whole, as an SVG that needs nothing else. */
export async function draw(element: HTMLElement): Promise<Drawing> {
  const shape = onlyShape(element);
  const shown: Element = shape ?? element;
  const { width, height } = sizeOf(shown);
  const looks = new Looks();
  const copy = copyOf(shown, looks);
  const sheet = shape ? sheetFromShape(shape, copy as SVGSVGElement) : sheetFromPage(copy, looks);
  sheet.setAttribute('xmlns', SVG);
  sheet.setAttribute('width', String(width));
  sheet.setAttribute('height', String(height));
  sheet.prepend(paper(element, sheet));
  sheet.prepend(definitionsFor(sheet, looks));
  sheet.prepend(styleSheet(`${await fontFaces(shown)}\n${looks.css}`));
  return { svg: new XMLSerializer().serializeToString(sheet), width, height };
}

/** The one drawing that fills an element, if it is little more than that: a map. */
function onlyShape(element: HTMLElement): SVGSVGElement | undefined {
  const whole = element.getBoundingClientRect();
  return [...element.querySelectorAll<SVGSVGElement>('svg')].find((svg) => {
    const { width, height } = svg.getBoundingClientRect();
    return width * height > 0.7 * whole.width * whole.height;
  });
}

function sizeOf(shown: Element): { readonly width: number; readonly height: number } {
  const { width, height } = shown.getBoundingClientRect();
  // A page may be larger than what is in sight of it.
  const [wide, high] =
    shown instanceof HTMLElement ? [shown.scrollWidth, shown.scrollHeight] : [0, 0];
  return { width: Math.ceil(Math.max(width, wide)), height: Math.ceil(Math.max(height, high)) };
}

/** A copy in which every element carries its own look. */
function copyOf(element: Element, looks: Looks): Element {
  const copy = element.cloneNode(true) as Element;
  const originals = [element, ...element.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [i, original] of originals.entries()) {
    copies[i]?.setAttribute('class', looks.classFor(original));
    copies[i]?.removeAttribute('style');
  }
  for (const dropped of copy.querySelectorAll('[tabindex]')) dropped.removeAttribute('tabindex');
  for (const [i, original] of originals.entries())
    if (i > 0 && original.matches(DROPPED)) copies[i]?.remove();
  return copy;
}

function sheetFromShape(original: SVGSVGElement, copy: SVGSVGElement): SVGSVGElement {
  const { width, height } = original.getBoundingClientRect();
  if (!copy.hasAttribute('viewBox')) copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  copy.removeAttribute('class');
  return copy;
}

/** HTML inside a drawing, as browsers show it. */
function sheetFromPage(copy: Element, looks: Looks): SVGSVGElement {
  const sheet = document.createElementNS(SVG, 'svg');
  const inside = document.createElementNS(SVG, 'foreignObject');
  inside.setAttribute('width', '100%');
  inside.setAttribute('height', '100%');
  // It has the whole sheet for itself now. The rule comes last, so it counts.
  const whole = looks.named(
    '&{position:static;margin:0;overflow:visible;width:100%;height:100%;max-width:none;max-height:none}',
  );
  copy.setAttribute('class', `${copy.getAttribute('class') ?? ''} ${whole}`);
  inside.append(copy);
  sheet.append(inside);
  return sheet;
}

/** What lies behind: the nearest colour under the element. */
function paper(element: HTMLElement, sheet: SVGSVGElement): SVGRectElement {
  let under: HTMLElement | null = element;
  let colour = 'rgba(0, 0, 0, 0)';
  while (under && /^(?:transparent|rgba\(.*, 0\))$/.test(colour)) {
    colour = getComputedStyle(under).backgroundColor;
    under = under.parentElement;
  }
  const rect = document.createElementNS(SVG, 'rect');
  const [x = 0, y = 0, width, height] = (sheet.getAttribute('viewBox') ?? '')
    .split(/[\s,]+/)
    .map(Number);
  for (const [name, value] of [
    ['x', x],
    ['y', y],
    ['width', width ?? '100%'],
    ['height', height ?? '100%'],
    ['fill', colour],
  ] as const)
    rect.setAttribute(name, String(value));
  return rect;
}

/** Patterns, gradients and symbols that stand elsewhere on the page, and what those use in turn. */
function definitionsFor(sheet: Element, looks: Looks): Element {
  const definitions = document.createElementNS(SVG, 'defs');
  const has = (id: string): boolean =>
    [sheet, definitions].some((root) => root.querySelector(`#${CSS.escape(id)}`) !== null);
  const add = (id: string): boolean => {
    const original = has(id) ? null : document.getElementById(id);
    if (original) definitions.append(copyOf(original, looks));
    return original !== null;
  };
  const missing = (): string[] => [
    ...referencesIn(sheet),
    ...referencesIn(definitions),
    ...urlsIn(looks.css),
  ];
  // What was added may need more.
  while (missing().map(add).includes(true));
  return definitions;
}

function referencesIn(root: Element): string[] {
  return [root, ...root.querySelectorAll('*')].flatMap((element) => {
    const link = element.getAttribute('href') ?? element.getAttribute('xlink:href') ?? '';
    const own = element.getAttributeNames().map((name) => element.getAttribute(name) ?? '');
    return link.startsWith('#') ? [link.slice(1), ...own.flatMap(urlsIn)] : own.flatMap(urlsIn);
  });
}

const urlsIn = (text: string): string[] => [...text.matchAll(REFERENCE)].map(([, id = '']) => id);

function styleSheet(text: string): SVGStyleElement {
  const style = document.createElementNS(SVG, 'style');
  style.textContent = text;
  return style;
}

/** The fonts of what is shown, inside the picture: it can fetch none. */
async function fontFaces(shown: Element): Promise<string> {
  const used = new Set(
    [shown, ...shown.querySelectorAll('*')].map((each) => getComputedStyle(each).fontFamily),
  );
  const faces = [...document.styleSheets]
    .flatMap(rulesOf)
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
    .filter((rule) => {
      const family = rule.style.getPropertyValue('font-family').replaceAll(/["']/g, '');
      return [...used].some((each) => each.includes(family));
    });
  const texts = await Promise.all(faces.map(embedded));
  return texts.join('\n');
}

function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

async function embedded(rule: CSSFontFaceRule): Promise<string> {
  const [, address] = /url\(["']?([^)"']+)["']?\)/.exec(rule.cssText) ?? [];
  if (address === undefined) return '';
  const base = rule.parentStyleSheet?.href ?? location.href;
  const data = await fetch(new URL(address, base))
    .then((answer) => answer.blob())
    .then(dataAddress)
    .catch(() => undefined);
  return data === undefined ? '' : rule.cssText.replace(address, data);
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(reader.result as string));
    reader.addEventListener('error', () => failed(reader.error ?? new Error('not read')));
    reader.readAsDataURL(blob);
  });
}
