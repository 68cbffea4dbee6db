export { arrange, car, caboose, engine, setHand, setInPlay } from './arrange.ts';
