import { testBots } from '../../tools/test-bots.ts';

testBots('iberian-gauge');
