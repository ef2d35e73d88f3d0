#!/usr/bin/env node
// Sources are run as they are, in a team's repository as in this one.
import { register } from 'tsx/esm/api';

register();
await import('./cli/main.ts');
