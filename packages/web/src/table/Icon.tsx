const PATHS = {
  log: 'M4 5h12M4 10h12M4 15h8',
  chat: 'M3 4h14v9H9l-4 4v-4H3Z',
  tools: 'M3 17V9M8 17V4M13 17v-6M18 17V7',
  review: 'M3 14l4-5 4 3 6-8M3 18h14',
  seats:
    'M7 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM1 17c0-4 3-6 6-6s6 2 6 6M13 4a3 3 0 0 1 0 5M15 12c3 1 4 3 4 5',
  more: 'M4 10h.01M10 10h.01M16 10h.01',
  close: 'M4 4l12 12M16 4L4 16',
  money: 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM10 6v8',
  income: 'M3 15L8 9l4 3 5-7M12 4h5v5',
  cards: 'M3 6h8v12H3ZM7 3h9v12h-2',
  goods: 'M3 7l7-4 7 4v7l-7 4-7-4ZM3 7l7 4 7-4M10 11v7',
  shares: 'M3 3h14v10H3ZM6 7h8M6 10h5M12 13v5l2-1 2 1v-5',
  trouble: 'M10 3l8 14H2ZM10 8v4M10 15h.01',
} as const;

type IconName = keyof typeof PATHS;

/** A small sign on a button that has no room for its name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class={`icon icon-${name}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
