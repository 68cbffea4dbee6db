const namesIn = (text: string): readonly string[] => text.trim().split(/\s+/);

/** What a drawing looks like, property by property. The rest is left to the defaults, so that a picture stays small. */
const SHAPE = namesIn(`
  fill fill-opacity fill-rule
  stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-dasharray stroke-dashoffset
  paint-order vector-effect opacity display visibility mix-blend-mode
  transform transform-origin transform-box clip-path mask filter
  marker-start marker-end stop-color stop-opacity color
  font-family font-size font-weight font-style font-variant-numeric
  letter-spacing text-anchor dominant-baseline text-transform
`);

const PAGE = [
  ...SHAPE,
  ...namesIn(`
    position inset z-index box-sizing
    width height min-width min-height max-width max-height
    margin padding border border-radius border-collapse border-spacing background box-shadow outline
    flex flex-flow align-items align-content align-self justify-content justify-items justify-self gap order
    grid-template-columns grid-template-rows grid-template-areas
    grid-auto-columns grid-auto-rows grid-auto-flow grid-column grid-row
    overflow white-space line-height
    text-align text-decoration text-overflow text-shadow text-wrap vertical-align
    list-style object-fit aspect-ratio rotate scale translate writing-mode overflow-wrap
  `),
];

const isShape = (element: Element): boolean =>
  element instanceof SVGElement && !(element instanceof SVGSVGElement);

/** What is drawn before and after an element without standing in the page. */
const DRAWN = ['::before', '::after'] as const;

const valuesOf = (computed: CSSStyleDeclaration, names: readonly string[]): string =>
  names
    .flatMap((name) => {
      const value = computed.getPropertyValue(name);
      return value === '' ? [] : [`${name}:${value}`];
    })
    .join(';');

/** How an element looks now, as rules for the class that stands for `&`. */
function lookOf(element: Element): string {
  if (isShape(element)) return `&{${valuesOf(getComputedStyle(element), SHAPE)}}`;
  const drawn = DRAWN.flatMap((part) => {
    const computed = getComputedStyle(element, part);
    const { content } = computed;
    const isThere = content !== 'none' && content !== 'normal' && content !== '';
    return isThere ? [`&${part}{content:${content};${valuesOf(computed, PAGE)}}`] : [];
  });
  return [`&{${valuesOf(getComputedStyle(element), PAGE)}}`, ...drawn].join('');
}

/** The looks of a picture, each a class: alike things share one, and no page forbids it, as it may a style of one's own. */
export class Looks {
  private readonly classes = new Map<string, string>();

  /** The class of things that look like this one. */
  classFor(element: Element): string {
    return this.named(lookOf(element));
  }

  /** The class of these rules, in which `&` stands for it. */
  named(look: string): string {
    const known = this.classes.get(look) ?? `p${this.classes.size}`;
    this.classes.set(look, known);
    return known;
  }

  get css(): string {
    return [...this.classes]
      .map(([look, name]) => look.replaceAll(/&(?=\{|::)/g, `.${name}`))
      .join('\n');
  }
}
