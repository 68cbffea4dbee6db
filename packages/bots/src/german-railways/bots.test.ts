import { testBots } from '../../tools/test-bots.ts';

testBots('german-railways');
