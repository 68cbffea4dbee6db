export const en = {
  tagline: 'Five railroads, one peninsula: buy in, build on, lease your rivals’ track.',
  about:
    'Stock rounds and build rounds alternate across Spain and Portugal. Found railroads, buy into others, lay track cube by cube, lease what is already there, and be worth the most after ten rounds.',
  options: {},
};
