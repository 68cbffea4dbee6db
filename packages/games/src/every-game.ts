// One line for each game, and nothing else.
export { germanRailways } from './german-railways/index.ts';
export { iberianGauge } from './iberian-gauge/index.ts';
export { ironHorsesRael } from './iron-horses-rael/index.ts';
export { ironHorsesRampage } from './iron-horses-rampage/index.ts';
export { trainsAndCargo } from './trains-and-cargo/index.ts';
