import { runProcess } from '../run-process.ts';
import { CATALOGUE } from './catalogue.ts';

await runProcess(CATALOGUE);
