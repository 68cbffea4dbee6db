export const en = {
  tagline: 'Fill your wagons, push the market, send the train at the right moment.',
  about:
    'Collect goods, load them two by two into carriages, and send your train when the market pays best. Market and effect cards bend prices and rules; partners can share a train.',
  options: {
    teams: { about: 'Play in teams of two that share a train', short: 'Teams of two', values: {} },
    routeBoards: {
      about: 'Play with the three Route Boards',
      short: 'Route Boards',
      values: {},
    },
  },
};
