#!/usr/bin/env node
console.log('roundhouse');
