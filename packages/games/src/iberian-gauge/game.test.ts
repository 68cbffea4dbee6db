import { testGame } from '../../tools/test-game.ts';

testGame('iberian-gauge');
