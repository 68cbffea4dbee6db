#!/usr/bin/env node
import { CATALOGUE } from './catalogue.ts';
import { runProcess } from './run-process.ts';

await runProcess(CATALOGUE);
