import type { CSSOptions } from 'vite';

type PostCss = Exclude<NonNullable<CSSOptions['postcss']>, string>;
type PostCssPlugins = NonNullable<PostCss['plugins']>;

/** The game whose stylesheet this is. */
function gameOf(file: string | undefined): string | undefined {
  const path = file?.replaceAll('\\', '/') ?? '';
  return /\/src\/games\/([^/]+)\/[^/]+\.css(?:\?|$)/.exec(path)?.[1];
}

const isKeyframes = (parent: object | undefined): boolean =>
  parent !== undefined && 'name' in parent && parent.name === 'keyframes';

/**
 * A game's stylesheet reaches only what the game draws (the elements inside `Drawn`), and its animations have names of
 * their own. `:scope` stands for its whole room, where it may set the house's variables and nothing else.
 */
export const gameStyles: PostCssPlugins = [
  {
    postcssPlugin: 'what a game draws',
    Once(root) {
      const game = gameOf(root.source?.input.file);
      if (game === undefined) return;
      root.walkRules((rule) => {
        if (rule.parent?.type === 'rule' || isKeyframes(rule.parent)) return;
        if (rule.selector !== ':scope') {
          rule.selectors = rule.selectors.map((each) => `:where(.room-${game}) .drawn ${each}`);
          return;
        }
        rule.selector = `.room-${game}`;
        rule.walkDecls((each) => {
          if (!each.prop.startsWith('--')) throw each.error('A room only sets variables.');
        });
      });
    },
  },
  {
    postcssPlugin: 'what a game animates',
    Once(root) {
      const game = gameOf(root.source?.input.file);
      const names = new Set<string>();
      if (game === undefined) return;
      root.walkAtRules('keyframes', (rule) => {
        names.add(rule.params);
        rule.params = `${game}-${rule.params}`;
      });
      root.walkDecls(/^animation(-name)?$/, (each) => {
        const words = each.value.split(' ');
        each.value = words.map((word) => (names.has(word) ? `${game}-${word}` : word)).join(' ');
      });
    },
  },
];
