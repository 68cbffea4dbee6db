// One line for each game that has a brain, and nothing else.
export { germanRailwaysBrain } from './german-railways/brain.ts';
export { iberianGaugeBrain } from './iberian-gauge/brain.ts';
export { ironHorsesRaelBrain } from './iron-horses-rael/brain.ts';
export { ironHorsesRampageBrain } from './iron-horses-rampage/brain.ts';
export { trainsAndCargoBrain } from './trains-and-cargo/brain.ts';
